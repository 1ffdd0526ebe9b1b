import { AppError } from '@domain/errors/app-error';
import { canonicalFacts, type SigningFacts } from '@domain/legal/signing-facts';
import { sha256 } from '../platform/hash';

const changed =
  'Your booking has changed since you opened this page. Check the details shown now before you sign.';

/**
 * The refusal of a signature under outdated job details; null if they are current, and for pages of earlier
 * releases, which don't send what they showed.
 */
export function checkFacts(current: SigningFacts, shownHash: string | undefined): AppError | null {
  if (shownHash === undefined || shownHash === sha256(canonicalFacts(current))) return null;
  return new AppError('invalid-input', 'the booking is another by now', changed, {
    fields: { facts_hash: changed },
  });
}
