import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Result } from '../../test/result';
import { plainFailure } from '../client/plain-failure';
import { openVisitor } from '../update/visitor';
import { changeWrongly, openEnded } from './access';
import { clockRoundName, type ClockRound, type ClockSubject } from './clock-plan';
import type { ClockScene } from './scene';
import { enterWrongly, workWrongly } from './sessions';
import { setClockWrong } from './wrong-clock';
import { answerWrongly, bookWrongly, referWrongly } from './writing';

export interface ClockOutcome {
  readonly round: string;
  readonly seconds: number;
  /** What was lost, opened or shown wrongly; null for nothing. */
  readonly failure: string | null;
}

const plays: Readonly<Record<ClockSubject, (scene: ClockScene) => Promise<void>>> = {
  booking: bookWrongly,
  referral: referWrongly,
  questionnaire: answerWrongly,
  office: workWrongly,
  portal: enterWrongly,
  'ended access': openEnded,
  appointment: changeWrongly,
};

/** Has people use the running stack's site from devices whose clock is wrong, one after the other. */
export async function runClockDrill(
  browser: Browser,
  site: string,
  rounds: readonly ClockRound[],
  onProgress: (done: number) => void = () => undefined,
): Promise<ClockOutcome[]> {
  const outcomes: ClockOutcome[] = [];
  for (const round of rounds) {
    const began = Date.now();
    const failure = await play(browser, site, round).then(() => null, plainFailure);
    outcomes.push({
      round: clockRoundName(round),
      seconds: Math.round((Date.now() - began) / 1000),
      failure,
    });
    onProgress(outcomes.length);
  }
  return outcomes;
}

/** What of the drill counts as passed: a round in which nothing was lost, no access gained, and nothing told wrongly. */
export function judgeClocks(outcomes: readonly ClockOutcome[]): Result {
  const failures = outcomes.flatMap(({ round, failure }) => (failure === null ? [] : `${round}: ${failure}`));
  return { name: 'clock', passed: outcomes.length - failures.length, failures };
}

async function play(browser: Browser, site: string, round: ClockRound): Promise<void> {
  const context = await openVisitor(browser, false);
  try {
    await setClockWrong(context, round.hours);
    const email = `clock-${randomUUID().slice(0, 12)}@example.com`;
    const person = {
      name: 'Robin Castellan',
      email,
      phone: '8015550143',
      address: '512 Quail Run, Draper, UT 84020',
    };
    await plays[round.subject]({ context, site, round, person });
  } finally {
    await context.close();
  }
}
