import { type OptionValues, readOptions, text, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

/** The maximum AUC that response times may reach, and the minimum that the control must reach. */
const mostAuc = 0.55;
const leastControlAuc = 0.6;

const table = {
  seed: text('1'),
  count: wholeNumber(2_000),
};

/**
 * `npm run drill:enumeration`: neither responses nor their timing reveal who is a customer, and repeated
 * guessing is limited.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill(options: OptionValues<typeof table>): Promise<Result> {
  const { findEmulators } = await import('./find-emulators');
  findEmulators();
  const { runEnumeration } = await import('./enumeration/run-enumeration');
  const { runLimits } = await import('./enumeration/run-limits');
  const { writeReport } = await import('./write-report');

  heading(`${options.count} known and ${options.count} unknown addresses, seed ${options.seed}`);
  const report = await step(
    'Answers',
    (detail) =>
      runEnumeration({ ...options, onProgress: (done) => detail(`${done} of ${2 * options.count}`) }),
    ({ seconds }) => `${seconds} s`,
  );
  const limits = await step('Limits', runLimits);
  const { compared, controlAuc } = report;
  for (const { what, requests, shapes, auc } of compared) {
    console.log(`    ${what}: ${requests} answers, ${shapes} distinct contents, AUC ${auc.toFixed(3)}`);
  }
  console.log(`    a repeated request, which takes less work: AUC ${controlAuc.toFixed(3)}`);
  const failures = [
    ...report.failures,
    ...limits,
    ...compared
      .filter(({ auc }) => auc >= mostAuc)
      .map(({ what, auc }) => `${what}: the time tells known from unknown, AUC ${auc.toFixed(3)}`),
    ...(controlAuc < leastControlAuc ? [`the measure sees nothing: AUC ${controlAuc.toFixed(3)}`] : []),
  ];
  writeReport('enumeration', { ...report, limits, failures });
  const alike = compared.filter(({ shapes, auc }) => shapes === 1 && auc < mostAuc);
  return { name: 'enumeration', passed: alike.length, failures };
}
