import { lanesToSend } from './next-in-lane';
import type { OfficeContext } from './office-context';
import { isWaiting } from './office-entry';
import { listOfficeEntries } from './office-store';
import { sendLane } from './send-lane';

interface Round {
  /** Whether the server accepted anything. */
  readonly sentAny: boolean;
  /** Whether nothing is left to send. */
  readonly allSent: boolean;
}

/**
 * Tries each lane with waiting entries, and stops when the server can't be reached.
 * @throws Error if the device's database refuses.
 */
export async function sendOfficeRound(context: OfficeContext): Promise<Round> {
  const owner = context.owner();
  if (owner === null) return { sentAny: false, allSent: true };
  const before = await listOfficeEntries(owner);
  for (const lane of lanesToSend(before)) {
    if ((await sendLane(lane, context, 0)) === 'unreachable') break;
  }
  const left = (await listOfficeEntries(owner)).filter(isWaiting);
  return { sentAny: left.length < before.filter(isWaiting).length, allSent: left.length === 0 };
}
