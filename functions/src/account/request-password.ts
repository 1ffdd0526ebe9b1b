import { resetHours } from '@domain/admin/account-calls';
import { collections } from '@domain/firestore/paths';
import { loginCodeDayLimit } from '@domain/rate-limit/window';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { config } from '../platform/config';
import { pseudonym } from '../platform/hash';
import { commit } from '../platform/commit';
import { countRate, rateLimited } from '../platform/rate-limit';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';
import { newLink } from '../records/account/account-link';
import { writeMailIntent } from '../records/mail/write-mail-intent';

/** At least the limit of one window, which a local stack or a drill may raise. */
const dayLimit = {
  ...loginCodeDayLimit,
  accepted: Math.max(loginCodeDayLimit.accepted, config.loginCodeLimit.accepted),
};

const requested = { requested: true } as const;

/**
 * client-password-request: emails a link to a new password. Every address gets a link and an email in the outbox, which
 * is sent only if it is a member's: so neither answer nor timing reveals whether it is.
 */
export const requestPassword = callable('client-password-request', async ({ caller, now, parse }) => {
  const { networks } = publicOf(caller);
  const { idempotencyKey, email } = parse();
  const account = pseudonym('password-request', email);
  const slot = receiptSlot('client-password-request', idempotencyKey, { account });
  const full = await commit(slot.call, async (transaction) => {
    if (await earlierAnswer(slot, transaction)) return null;
    const counts = [
      await countRate(transaction, 'password', networks, now, config.loginCodeLimit),
      await countRate(transaction, 'password', account, now, config.loginCodeLimit),
      await countRate(transaction, 'password-day', account, now, dayLimit),
    ];
    for (const { record } of counts) record();
    const over = counts.find(({ allowed }) => !allowed);
    if (over) return over;
    const link = { kind: 'password_reset', email, name: '', role: null, invited_by: '' } as const;
    const created = newLink(link, resetHours, now);
    created.write(transaction);
    writeMailIntent(transaction, {
      kind: 'password_reset',
      subject: { collection: collections.accountLinks, id: created.id },
      recipient: email,
      direct: true,
      now,
    });
    keepAnswer(transaction, slot, requested, now);
    return null;
  });
  if (full) throw rateLimited(full);
  return requested;
});
