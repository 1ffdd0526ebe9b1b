import type { ClosedLinkState } from '@domain/access/client-forms';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';

const call = `call us at ${business.phone.display}`;

const sentences: Record<ClosedLinkState, string> = {
  unknown: `We don’t recognize this link. Please open the link in our latest email again, or ${call}.`,
  revoked: `This link was replaced by a newer one. Please use the link in our latest email, or ${call} and we’ll send it again.`,
  expired: `This link has expired. Please ${call} and we’ll send you a new one.`,
  cancelled: `This appointment was cancelled, so there’s nothing left to send. If that’s a mistake, please ${call}.`,
  ended: `The inspection didn’t take place, so there’s nothing left to send. If that’s a mistake, please ${call}.`,
};

/** The refusal of a write through a closed link, with what to do about it. */
export function linkRefusal(state: ClosedLinkState): AppError {
  return new AppError(
    state === 'unknown' ? 'not-found' : 'not-allowed',
    `link is ${state}`,
    sentences[state],
  );
}
