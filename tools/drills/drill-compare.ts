import { readOptions, seed, text, wholeNumber } from '../console/options';
import { Failure } from '../console/failure.mjs';
import { heading, step } from '../console/progress.mjs';
import { reportResults } from '../test/report-results';
import { hundredth, judgeCompare } from './compare/judge-compare';
import { measureTimes, type Times } from './compare/measure-times';
import { plants, type Plant } from './compare/plant';
import { runCompareDrill, type CompareReport } from './compare/run-compare-drill';
import { writeReport } from './write-report';

const table = {
  seed,
  /** Pairs of inspections of each kind. */
  pairs: wholeNumber(3_000),
  /** Plants a fault, to see that it is noticed. */
  plant: text(null),
};

/**
 * `npm run drill:compare`: proposes which findings of two inspections belong together, for generated pairs of which that
 * is known. It needs no stack.
 */
export async function main(args: string[]): Promise<number> {
  const { plant, ...options } = readOptions(args, table);
  if (plant !== null && !isPlant(plant)) {
    throw new Failure(`--plant can be ${Object.keys(plants).join(', ')}.`);
  }
  heading(`${options.pairs} pairs of each kind, seed ${options.seed}`);
  const report = await step('Comparisons', (onProgress) =>
    Promise.resolve(runCompareDrill({ ...options, plant, onProgress })),
  );
  const times = await step('100 findings with 100', () => Promise.resolve(measureTimes(options.seed)));
  for (const line of describe(report, times)) console.log(`    ${line}`);
  writeReport('compare', { ...report, ...times });
  return reportResults([judgeCompare(report, times)]);
}

function isPlant(name: string): name is Plant {
  return name in plants;
}

function describe({ kinds, problems }: CompareReport, { usual, longest }: Times): string[] {
  const found = Object.entries(kinds).map(
    ([kind, { pairs, findings, inBoth, right, wrong, missed, shifted, offsets }]) =>
      `${kind}: ${pairs} pairs with ${findings} findings, ${inBoth} of them in both: ${right} right (${hundredth(right, inBoth)} %), ${wrong} wrong, ${missed} missed; ${offsets} of ${shifted} offsets found`,
  );
  return [
    ...found,
    `100 findings with 100: ${usual} ms, ${longest} ms at most`,
    `${problems.length} problems`,
  ];
}
