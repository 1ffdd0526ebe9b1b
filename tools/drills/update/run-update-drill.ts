import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { stack } from '../../backend/stack';
import { playRounds, type RoundOutcome } from '../client/play-rounds';
import { outboxRound } from './outbox-round';
import { screensRound } from './screens-round';
import { openTwoBuilds } from './two-builds';
import { roundName, type UpdateRound } from './update-plan';
import { openVisitor } from '../client/open-visitor';
import { wizardRound } from './wizard-round';

/**
 * Deploys a new build while people are using the product, one round after another. Lost input, and lost or
 * duplicated submissions, are failures.
 */
export async function runUpdateDrill(
  browser: Browser,
  site: string,
  rounds: readonly UpdateRound[],
  onProgress?: (done: number) => void,
): Promise<RoundOutcome[]> {
  return playRounds(rounds, roundName, (round) => play(browser, site, round), onProgress);
}

async function play(browser: Browser, site: string, round: UpdateRound): Promise<void> {
  const builds = await openTwoBuilds(site, stack.distDir);
  const context = await openVisitor(browser, 'worker' in round && round.worker);
  const scene = { context, builds, mark: `update-${randomUUID().slice(0, 12)}` };
  try {
    switch (round.kind) {
      case 'wizard':
        return await wizardRound(round, scene);
      case 'outbox':
        return await outboxRound(round, scene);
      case 'screens':
        return await screensRound(scene);
    }
  } finally {
    await context.close();
    builds.close();
  }
}
