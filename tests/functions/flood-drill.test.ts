import { expect, it } from 'vitest';
import { judgeFlood } from '../../tools/drills/flood/judge-flood';
import { runFloodDrill } from '../../tools/drills/flood/run-flood-drill';
import { addresses } from './support/stack-addresses';

it('takes in a crowd at once, with an admin at work, and loses none of it', async () => {
  const report = await runFloodDrill({
    seed: '2026',
    count: 60,
    atOnce: 12,
    emulators: { firestore: addresses.firestore, storage: addresses.storage },
  });
  expect(judgeFlood(report, false).failures).toEqual([]);
  expect(report.mails.sent).toBeLessThan(report.mails.committed);
});
