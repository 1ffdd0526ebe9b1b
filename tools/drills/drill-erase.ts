import { type OptionValues, readOptions, seed, text, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed,
  count: wholeNumber(3),
  /** A step to skip, to prove that the drill notices. */
  without: text(null),
};

/**
 * `npm run drill:erase`: people are erased with crashes in between; no trace of them remains, and no other
 * person's data changes.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill({ seed, count, without }: OptionValues<typeof table>) {
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { eraseSteps } = await import('./erase/erase-steps');
  const { localStack } = await import('./erase/local-stack');
  const { runEraseDrill } = await import('./erase/run-erase-drill');
  const { writeReport } = await import('./write-report');

  await step('Demo admin', createDemoAdmin);
  heading(`${count} people, seed ${seed}`);
  const report = await step(
    'Erasures',
    async (detail) =>
      runEraseDrill(await localStack(), {
        seed,
        count,
        whole: true,
        alone: true,
        breaks: eraseSteps,
        without,
        onProgress: detail,
      }),
    ({ longestSeconds }) => `the longest took ${longestSeconds} s`,
  );
  const { tracesBefore, heldFiles, scanned, brokenOff } = report;
  console.log(
    `    ${tracesBefore} documents and files named them; the process was killed ${brokenOff} times`,
  );
  console.log(
    `    ${scanned.documents} documents, ${scanned.files} files and ${scanned.accounts} accounts read at the end; ${heldFiles} documents held`,
  );
  writeReport('erase', report);
  return { name: 'erase', passed: report.passed, failures: report.failures };
}
