import { startRounds, type Rounds } from '../rounds';
import { isWaiting } from './office-entry';
import { onOfficeChange } from './office-changes';
import type { OfficeContext } from './office-context';
import { listOfficeEntries } from './office-store';
import { sendOfficeRound } from './send-office-round';

let rounds: Rounds | null = null;

/**
 * Starts the office's sender of this page, once: it sends what waits now, when the connection, the page or the session comes
 * back, and on a timer for as long as something waits.
 */
export function startOfficeSender(context: OfficeContext): void {
  if (rounds) return;
  rounds = startRounds({
    async go() {
      const { sentAny, allSent } = await sendOfficeRound(context);
      return sentAny || allSent;
    },
    async left() {
      const owner = context.owner();
      const entries = owner === null ? [] : await listOfficeEntries(owner);
      return entries.some(isWaiting) ? 'later' : 'nothing';
    },
  });
  onOfficeChange(rounds.plan);
  wakeOfficeSender();
}

/** For whoever knows that something can go now: a session that is back, photos that have arrived. */
export function wakeOfficeSender(): void {
  rounds?.wake();
}
