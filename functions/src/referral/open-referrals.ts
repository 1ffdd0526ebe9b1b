import { AppError } from '@domain/errors/app-error';
import { referrerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { ownReferrals } from './own-referrals';

/** portal-referrals-open: the signed-in referrer's referrals. */
export const openReferrals = callable('portal-referrals-open', async ({ caller, now, parse }) => {
  const { email } = referrerOf(caller);
  const { after = null } = parse();
  const answer = await ownReferrals(email, after, now);
  if (answer) return answer;
  // Erased, or deleted by the office.
  const sentence = 'We no longer have any referrals under your address. Please contact us.';
  throw new AppError('not-signed-in', 'referrer gone', sentence);
});
