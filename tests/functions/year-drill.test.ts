import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { judgeYear } from '../../tools/drills/year/judge-year';
import { runYearDrill, type Planted } from '../../tools/drills/year/run-year-drill';
import { addresses } from './support/stack-addresses';

const run = async (plant: Planted | null, size: { jobs: number; days: number }) =>
  judgeYear(
    await runYearDrill({
      ...{ seed: '2026', months: 1, plant, ...size },
      emulators: { firestore: addresses.firestore, storage: addresses.storage },
      log: path.join(mkdtempSync(path.join(tmpdir(), 'year-')), 'functions.log'),
    }),
  ).failures;

it('clients get every reminder and review request in its hour and once, and the ledger balances', async () => {
  expect(await run(null, { jobs: 40, days: 30 })).toEqual([]);
});

it.each([
  ['twice', 'nothing is sent twice'],
  ['ledger', 'the ledger balances'],
] as const)('it notices when %s goes wrong', async (plant, promise) => {
  expect((await run(plant, { jobs: 8, days: 5 })).join()).toContain(promise);
});
