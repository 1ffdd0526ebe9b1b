import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { openAccount } from '../records/account/open-account';
import { newSecret, totpOf } from '../records/account/second-step';
import { adminAccount } from '../records/account/stored-account';

/** A secret that was shown stays the same for this long, so that a page loaded again doesn't end a code just scanned. */
const pendingMs = 20 * 60_000;

/** office-factor-begin: shows the secret for the admin's app. Nothing changes until a code of it is confirmed. */
export const beginFactor = callable('office-factor-begin', async ({ caller, now, parse }) => {
  parse();
  const { uid, email } = adminOf(caller);
  const secret = await commit('second-factor-begun', async (transaction) => {
    const { account } = await openAccount(transaction, uid);
    if (account.factor !== null) throw alreadyOn();
    const { pending } = account;
    if (pending && now.getTime() - pending.created_at.toMillis() < pendingMs) return pending.secret;
    const secret = newSecret();
    const created_at = Timestamp.fromDate(now);
    transaction.set(adminAccount(uid), { ...account, pending: { secret, created_at } });
    return secret;
  });
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
});

/** Otherwise the password alone would replace the app. */
export function alreadyOn(): AppError {
  return new AppError('already-handled', 'a second factor exists', 'Two-step sign-in is on already.');
}
