import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { judgeSlots } from '../../tools/drills/slots/judge-slots';
import { runSlotsDrill } from '../../tools/drills/slots/run-slots-drill';
import { addresses } from './support/stack-addresses';

const shared = {
  seed: '2026',
  emulators: { firestore: addresses.firestore, storage: addresses.storage },
  log: path.join(mkdtempSync(path.join(tmpdir(), 'slots-')), 'functions.log'),
};

it('bookings, moves, days off and cancellations at once leave no inspector twice at one time', async () => {
  const size = { operations: 40, atOnce: 6, kills: 0, points: [], rounds: 1, inspectors: 5 };
  const report = await runSlotsDrill({ ...shared, ...size });
  expect(judgeSlots(report).failures).toEqual([]);
  expect(report.repeated).toBeGreaterThan(0);
});

it('where nobody inspects, they leave one job at a time', async () => {
  const size = { operations: 30, atOnce: 6, kills: 0, points: [], rounds: 1, inspectors: 0 };
  const report = await runSlotsDrill({ ...shared, ...size });
  expect(judgeSlots(report).failures).toEqual([]);
});

it('a function killed after it took the time has taken it once', async () => {
  const points = ['submission:committed', 'office-request-accept:committed', 'office-job-schedule:committed'];
  const report = await runSlotsDrill({
    ...shared,
    operations: 5,
    atOnce: 1,
    kills: 2,
    points,
    rounds: 0,
    inspectors: 5,
  });
  expect(judgeSlots(report).failures).toEqual([]);
  expect(report.deaths).toBe(2);
});
