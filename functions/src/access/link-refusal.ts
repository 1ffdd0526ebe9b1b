import type { ClosedLinkState } from '@domain/access/client-forms';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';

const call = `call us at ${business.phone.display}`;

const sentences: Record<ClosedLinkState, string> = {
  unknown: `We do not know this link. Please open the link in our latest e-mail again, or ${call}.`,
  revoked: `This link was replaced by a newer one. Please use the link in our latest e-mail, or ${call} and we will send it again.`,
  expired: `This link has expired. Please ${call} and we will send you a new one.`,
  cancelled: `This appointment was cancelled, so there is nothing left to send. If that is a mistake, please ${call}.`,
};

/** The refusal of a write through a closed link, with what to do about it. */
export function linkRefusal(state: ClosedLinkState): AppError {
  return new AppError(
    state === 'unknown' ? 'not-found' : 'not-allowed',
    `link is ${state}`,
    sentences[state],
  );
}
