import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { judgeYear } from '../../tools/drills/year/judge-year';
import { instant } from '../../tools/drills/year/living';
import type { Planted } from '../../tools/drills/year/plant-year';
import { runYearDrill } from '../../tools/drills/year/run-year-drill';
import { addresses } from './support/stack-addresses';

/** Eight days before the clocks are set back. */
const first = '2035-10-27';

const run = async (plant: readonly Planted[], size: { seed: string; jobs: number; days: number }) =>
  judgeYear(
    await runYearDrill({
      ...{ months: 1, plant, first, ...size },
      emulators: { firestore: addresses.firestore, storage: addresses.storage },
      log: path.join(mkdtempSync(path.join(tmpdir(), 'year-')), 'functions.log'),
    }),
  ).failures;

it('has a change of clocks in it', () => {
  const days = (instant('2035-11-05', '12:00').getTime() - instant(first, '12:00').getTime()) / 86_400_000;
  expect(days % 1).not.toBe(0);
});

it('clients get every reminder, review request and text message in its hour and once, and the ledger balances', async () => {
  expect(await run([], { seed: '2049', jobs: 30, days: 20 })).toEqual([]);
});

it('notices what is sent twice or at night, a lost row of the ledger, and a statement that is off by a cent', async () => {
  const plant = ['twice', 'text-twice', 'text-at-night', 'ledger', 'statement'] as const;
  const failures = await run(plant, { seed: '37', jobs: 8, days: 5 });
  for (const noticed of [
    /^nothing is sent twice, .*\b(reminder|review) of /,
    /^nothing is sent twice, .*\btext_\w+ of /,
    /^nothing is sent in the quiet hours, .*\btext_\w+ of /,
    /^the ledger balances, .*\bbookings\//,
    /^each referrer has one statement .*\.\d1 /,
  ])
    expect(failures).toContainEqual(expect.stringMatching(noticed));
});

it('notices when choices are forgotten', async () => {
  const failures = await run(['choice'], { seed: '37', jobs: 8, days: 5 });
  expect(failures).toContainEqual(expect.stringMatching(/^nothing else is sent, .*\b(reminder|review) of /));
  expect(failures).toContainEqual(
    expect.stringMatching(/^every reminder, .* is sent in its hour, .*\btext_/),
  );
});
