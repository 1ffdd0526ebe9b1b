import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { judgeKill } from '../../tools/drills/kill/judge-kill';
import { runKillDrill } from '../../tools/drills/kill/run-kill-drill';
import { addresses } from './support/stack-addresses';

it('functions killed between two steps lose no data and leave nothing unfinished', async () => {
  const points = [
    'submission:committed',
    'office-request-accept:committed',
    'office-referral-accept:committed',
    'mail:accepted',
    'document:uploaded',
  ];
  const report = await runKillDrill({
    seed: '2026',
    count: 1,
    kills: 4,
    atOnce: 1,
    points,
    emulators: { firestore: addresses.firestore, storage: addresses.storage },
    log: path.join(mkdtempSync(path.join(tmpdir(), 'kill-')), 'functions.log'),
  });
  expect(judgeKill(report).failures).toEqual([]);
  expect(Object.keys(report.deathsAtPoints)).toContain('submission:committed');
});
