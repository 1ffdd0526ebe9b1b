import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { stack } from '../../backend/stack';
import type { Result } from '../../test/result';
import { plainFailure } from '../client/plain-failure';
import { outboxRound } from './outbox-round';
import { screensRound } from './screens-round';
import { openTwoBuilds } from './two-builds';
import { roundName, type UpdateRound } from './update-plan';
import { openVisitor } from './visitor';
import { wizardRound } from './wizard-round';

export interface UpdateOutcome {
  readonly round: string;
  readonly seconds: number;
  /** What was lost or went wrong; null for nothing. */
  readonly failure: string | null;
}

/** Changes the build under people who are in the middle of something, one round after the other, against the running stack. */
export async function runUpdateDrill(
  browser: Browser,
  site: string,
  rounds: readonly UpdateRound[],
  onProgress: (done: number) => void = () => undefined,
): Promise<UpdateOutcome[]> {
  const outcomes: UpdateOutcome[] = [];
  for (const round of rounds) {
    const began = Date.now();
    const failure = await play(browser, site, round).then(() => null, plainFailure);
    outcomes.push({ round: roundName(round), seconds: Math.round((Date.now() - began) / 1000), failure });
    onProgress(outcomes.length);
  }
  return outcomes;
}

/** What of the drill counts as passed: a round in which nothing typed was lost, and nothing sent was lost or doubled. */
export function judgeUpdates(outcomes: readonly UpdateOutcome[]): Result {
  const failures = outcomes.flatMap(({ round, failure }) => (failure === null ? [] : `${round}: ${failure}`));
  return { name: 'update', passed: outcomes.length - failures.length, failures };
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
