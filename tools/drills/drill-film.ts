import { flag, type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';
import { inWords } from './in-words';
import type { FilmDrillReport } from './film/run-film-drill';

const table = {
  seed,
  /** The number of films, by the seed from 5 MiB to the largest. */
  count: wholeNumber(6),
  /** In MiB. */
  largest: wholeNumber(150, { least: 5 }),
  /** The size of one more film, which is only uploaded, in MiB; 0 for none. */
  giant: wholeNumber(1024, { least: 0 }),
  /** How many watch each film at once. */
  viewers: wholeNumber(10),
  /** Seconds in which the server must have each film. */
  within: wholeNumber(900),
  /** Changes what viewers get, to see that the drill notices. */
  plant: flag,
};

/**
 * `npm run drill:film`: uploads films over a bad connection from a browser that is killed, and has each watched by several
 * at once; none is changed, and the memory of the page and of the function is measured.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill(options: OptionValues<typeof table>, chromium: string): Promise<Result> {
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { judgeFilms } = await import('./film/judge-films');
  const { runFilmDrill } = await import('./film/run-film-drill');
  const { writeReport } = await import('./write-report');

  await step('Demo admin', createDemoAdmin);
  heading(
    `${options.count} films of 5 to ${options.largest} MiB, and one of ${options.giant}, seed ${options.seed}`,
  );
  const report = await step('Films', (detail) => runFilmDrill({ ...options, chromium, onProgress: detail }));
  for (const line of describeFilms(report)) console.log(`    ${line}`);
  writeReport('film', report);
  return judgeFilms(report);
}

/** A drill's results, as rows of text. */
function describeFilms({ films, faults, sender, options }: FilmDrillReport): string[] {
  const mib = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`;
  return [
    ...films.map(
      ({ bytes, isSame, deaths, pageMemory, seconds, watched }) =>
        `${mib(bytes)} in ${seconds} s, ${isSame ? 'byte for byte' : 'not the same'}, deaths at ${deaths.map(({ death, at }) => `${mib(at)} (${death})`).join(', ') || 'none'}; page ${mib(pageMemory)}${watched ? `; ${watched.answers} answers` : ''}`,
    ),
    `uploads’ requests by fault: ${inWords(faults)}`,
    `the process that sends films, at ${options.viewers} viewers: ${mib(sender.before)} before, ${mib(sender.most)} at most`,
  ];
}
