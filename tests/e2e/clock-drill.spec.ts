import { expect } from '@playwright/test';
import type { ClockRound } from '../../tools/drills/clock/clock-plan';
import { judgeRounds } from '../../tools/drills/client/play-rounds';
import { runClockDrill } from '../../tools/drills/clock/run-clock-drill';
import { addresses } from '../../tools/testing/screens/addresses';
import { test } from './support/test';

const rounds: readonly ClockRound[] = [
  { subject: 'booking', hours: 48, putRight: false },
  { subject: 'referral', hours: 48, putRight: true },
  { subject: 'ended access', hours: -48, putRight: false },
  { subject: 'appointment', hours: 48, putRight: false },
];

test('a device whose clock is two days off loses no data and gains no access', async ({ browser }) => {
  expect(judgeRounds('clock', await runClockDrill(browser, addresses.site, rounds))).toEqual({
    name: 'clock',
    passed: rounds.length,
    failures: [],
  });
});
