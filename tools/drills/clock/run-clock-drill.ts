import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { playRounds, type RoundOutcome } from '../client/play-rounds';
import { openVisitor } from '../client/open-visitor';
import { changeWrongly, openEnded } from './access';
import { clockRoundName, type ClockRound, type ClockSubject } from './clock-plan';
import type { ClockScene } from './scene';
import { enterWrongly, workWrongly } from './sessions';
import { setClockWrong } from './wrong-clock';
import { answerWrongly, bookWrongly, referWrongly } from './writing';

const plays: Readonly<Record<ClockSubject, (scene: ClockScene) => Promise<void>>> = {
  booking: bookWrongly,
  referral: referWrongly,
  questionnaire: answerWrongly,
  office: workWrongly,
  portal: enterWrongly,
  'ended access': openEnded,
  appointment: changeWrongly,
};

/**
 * Plays rounds on the running stack's site from devices with a wrong clock, in sequence. Lost data, access
 * that should be denied, and wrong messages are failures.
 */
export async function runClockDrill(
  browser: Browser,
  site: string,
  rounds: readonly ClockRound[],
  onProgress?: (done: number) => void,
): Promise<RoundOutcome[]> {
  return playRounds(rounds, clockRoundName, (round) => play(browser, site, round), onProgress);
}

async function play(browser: Browser, site: string, round: ClockRound): Promise<void> {
  const context = await openVisitor(browser, false);
  try {
    await setClockWrong(context, round.hours);
    const email = `clock-${randomUUID().slice(0, 12)}@example.com`;
    const person = {
      name: 'Robin Castellan',
      email,
      phone: '3125550143',
      address: '512 Quail Run, Dublin, OH 44020',
    };
    await plays[round.subject]({ context, site, round, person });
  } finally {
    await context.close();
  }
}
