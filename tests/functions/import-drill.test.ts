import { expect, it } from 'vitest';
import { judgeImport } from '../../tools/drills/import/judge-import';
import { runImportDrill } from '../../tools/drills/import/run-import-drill';
import { addresses } from './support/stack-addresses';

it('rows are imported once despite kills, found again, and undone without a trace', async () => {
  const report = await runImportDrill({
    seed: '2026',
    count: 200,
    // A process that is killed before its commit would hold its locks for a minute.
    killPoints: ['import-rows:committed'],
    emulators: { firestore: addresses.firestore, storage: addresses.storage },
  });
  expect(judgeImport(report).failures).toEqual([]);
  expect(report.removed).toBeGreaterThan(100);
});
