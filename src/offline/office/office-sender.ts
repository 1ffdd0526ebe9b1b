import { startRounds, type Rounds } from '../rounds';
import { isWaiting } from './office-entry';
import { onOfficeChange } from './office-changes';
import type { OfficeContext } from './office-context';
import { listOfficeEntries } from './office-store';
import { sendOfficeRound } from './send-office-round';

let rounds: Rounds | null = null;

/**
 * Starts this page's office sender once. It sends waiting entries now, when the connection, page or session comes
 * back, and on a timer while any wait.
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

/** Called when something can be sent: the session is back, or photos were uploaded. */
export function wakeOfficeSender(): void {
  rounds?.wake();
}
