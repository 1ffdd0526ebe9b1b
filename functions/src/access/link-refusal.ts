import { doorKeyMinutes, isDoorKey } from '@domain/access/access-link';
import type { ClosedLinkState } from '@domain/access/client-forms';
import { AppError } from '@domain/errors/app-error';
import { phoneNow } from '../platform/phone-now';

const sentences = (call: string): Record<ClosedLinkState, string> => ({
  unknown: `We don’t recognize this link. Please open the link in our latest email again, or ${call}.`,
  revoked: `This link was replaced by a newer one. Please use the link in our latest email, or ${call} and we’ll send it again.`,
  expired: `This link has expired. Please ${call} and we’ll send you a new one.`,
  cancelled: `This appointment was cancelled, so there’s nothing left to send. If that’s a mistake, please ${call}.`,
  ended: `The inspection didn’t take place, so there’s nothing left to send. If that’s a mistake, please ${call}.`,
});

const expiredDoor = (call: string) =>
  `This link was made for the visit and worked for ${doorKeyMinutes} minutes. Please ask your inspector for a new one, or ${call}.`;

/**
 * The refusal of a write through a closed link, with what to do about it. `key`: the link's, where it may be one for
 * the door.
 */
export function linkRefusal(state: ClosedLinkState, key = ''): AppError {
  const call = `call us at ${phoneNow().display}`;
  return new AppError(
    state === 'unknown' ? 'not-found' : 'not-allowed',
    `link is ${state}`,
    state === 'expired' && isDoorKey(key) ? expiredDoor(call) : sentences(call)[state],
  );
}
