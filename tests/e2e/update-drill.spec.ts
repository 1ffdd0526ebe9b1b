import { expect } from '@playwright/test';
import { judgeRounds } from '../../tools/drills/client/play-rounds';
import { runUpdateDrill } from '../../tools/drills/update/run-update-drill';
import type { UpdateRound } from '../../tools/drills/update/update-plan';
import { addresses } from '../../tools/testing/screens/addresses';
import { test } from './support/test';

const rounds: readonly UpdateRound[] = [
  { kind: 'wizard', step: 5, worker: true, way: 'prompt' },
  { kind: 'outbox', form: 'referral', worker: false, way: 'closed' },
  { kind: 'screens' },
];

test('a new build loses neither typed text nor queued submissions', async ({ browser }) => {
  expect(judgeRounds('update', await runUpdateDrill(browser, addresses.site, rounds))).toEqual({
    name: 'update',
    passed: rounds.length,
    failures: [],
  });
});
