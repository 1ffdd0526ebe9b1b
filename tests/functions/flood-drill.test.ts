import { expect, it } from 'vitest';
import { judgeFlood } from '../../tools/drills/flood/judge-flood';
import { runFloodDrill } from '../../tools/drills/flood/run-flood-drill';
import { addresses } from './support/stack-addresses';

it('a burst of submissions with an admin at work is accepted in full', async () => {
  const report = await runFloodDrill({
    seed: '2026',
    count: 60,
    atOnce: 12,
    emulators: { firestore: addresses.firestore, storage: addresses.storage },
  });
  expect(judgeFlood(report, false).failures).toEqual([]);
  expect(report.mails.sent).toBeLessThan(report.mails.committed);
});
