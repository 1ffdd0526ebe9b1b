import { getAuth } from 'firebase-admin/auth';
import { collections } from '@domain/firestore/paths';
import { adminApp } from '../platform/admin-app';
import { admins, noSessions } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { readable } from '../platform/readable';
import { linksOf } from '../records/account/account-link';
import { memberOf } from '../records/account/member-of';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { openIn, type LinkUse } from './link-use';
import { closedLink } from './working-link';

/**
 * Sets a member's password again, and ends all their sessions: Firebase renews none, and the record accepts none of the tokens
 * that are out. Broken off in between, the link still works.
 */
export async function resetPassword(use: LinkUse): Promise<void> {
  const { reference, link, password, usedBy, person, now } = use;
  const uid = await memberOf(link.email);
  if (uid === null) throw closedLink('nobody’s');
  const auth = getAuth(adminApp());
  await auth.updateUser(uid, { password });
  await auth.revokeRefreshTokens(uid);
  await commit('password-reset', async (transaction) => {
    const { email } = await openIn(transaction, use);
    const links = readable((await transaction.get(linksOf(email))).docs);
    const trail = await openAuditTrail(transaction, { collection: collections.admins, id: uid }, person, now);
    transaction.update(admins().doc(uid), noSessions(now));
    transaction.update(reference, { used_by: usedBy });
    for (const other of links) if (other.id !== reference.id) transaction.delete(other.reference);
    writeMailIntent(transaction, {
      kind: 'password_reset',
      subject: { collection: collections.accountLinks, id: reference.id },
      occasion: 'changed',
      recipient: email,
      direct: true,
      now,
    });
    trail.append({ action: 'password-changed', changed: { password: now.toISOString() } });
  });
}
