import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { list, readOptions, text, wholeNumber, type OptionValues } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import { onOwnStack } from '../test/on-own-stack';
import type { OfficeMeasures } from './measure-office';

const table = {
  seed: text('1'),
  /** Numbers of jobs. Below `fullPages`, only the site's available times are measured. */
  sizes: list(wholeNumber(0, { least: 1 }), [10, 1_000, 10_000, 100_000]),
};

/** `npm run bench:office`: measures what each office screen reads, with few records and with many. */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  const { judgeOffice } = await import('./judge-office');
  const { printMeasures } = await import('./print-measures');
  // An emulator without indexes would scan all records every minute.
  return onOwnStack({ sweeper: false }, async (chromium) => {
    const measured = await bench(options, chromium);
    printMeasures(measured);
    return judgeOffice(measured);
  });
}

async function bench(
  { seed, sizes }: OptionValues<typeof table>,
  chromium: string,
): Promise<OfficeMeasures[]> {
  const { stack } = await import('../backend/stack');
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { localServices } = await import('../admin/local-services');
  const { clearDatabase } = await import('../test/clear-database');
  const { measureOffice } = await import('./measure-office');
  const { seedOffice } = await import('./seed-office');

  const file = path.join(stack.localDir, 'bench', 'office.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const { firestore } = localServices();
  const measured: OfficeMeasures[] = [];
  // The largest first, because the emulator keeps updating listeners of closed browsers at every commit.
  for (const size of sizes.toSorted((one, other) => other - one)) {
    heading(`${size.toLocaleString('en-US')} bookings, seed ${seed}`);
    await step('Empty database', clearDatabase);
    await step('Demo admin', createDemoAdmin);
    const now = new Date();
    await step('Records', (detail) =>
      seedOffice(firestore, { seed, size, now }, (written) => detail(`${written} of ${size}`)),
    );
    measured.unshift(await step('Screens', (detail) => measureOffice(chromium, firestore, size, detail)));
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  }
  console.log(`\n  ${file}`);
  return measured;
}
