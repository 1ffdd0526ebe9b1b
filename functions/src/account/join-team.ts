import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { adminApp } from '../platform/admin-app';
import { admins, noSessions } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { openIn, type LinkUse } from './link-use';
import { closedLink } from './working-link';

/**
 * Makes the invited person a member. The account comes first and the record last, because an account has no access
 * without a record: broken off anywhere, the link still works, and using it again repeats all of it.
 */
export async function joinTeam(use: LinkUse): Promise<void> {
  const { reference, usedBy, person, now } = use;
  const { uid } = await accountWithPassword(use);
  await commit('team-join', async (transaction) => {
    const { email, name, role } = await openIn(transaction, use);
    const member = admins().doc(uid);
    if (role === null || (await transaction.get(member)).exists) throw closedLink('a member’s');
    const trail = await openAuditTrail(transaction, { collection: collections.admins, id: uid }, person, now);
    transaction.create(member, {
      email,
      name,
      credential: '',
      phone: '',
      role,
      active: true,
      ...noSessions(now),
      inspects: role === 'inspector',
      color: 'blue',
      services: null,
      week: null,
      days_off: [],
      created_at: Timestamp.fromDate(now),
    });
    transaction.update(reference, { used_by: usedBy });
    trail.append({ action: 'member-joined', changed: { role, active: true } });
  });
}

/**
 * The account of the invited address with this password and the claim. One that exists without a record is taken over:
 * anyone can have made it with the address, so what was signed in there ends.
 */
async function accountWithPassword({ link: { email }, password }: LinkUse): Promise<UserRecord> {
  const auth = getAuth(adminApp());
  const existing = await accountOf(email);
  if (existing) {
    if ((await admins().doc(existing.uid).get()).exists) throw closedLink('a member’s');
    await auth.updateUser(existing.uid, { password, emailVerified: true, disabled: false });
    await auth.revokeRefreshTokens(existing.uid);
  }
  const user = existing ?? (await auth.createUser({ email, password, emailVerified: true }));
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  return user;
}

async function accountOf(email: string): Promise<UserRecord | null> {
  try {
    return await getAuth(adminApp()).getUserByEmail(email);
  } catch (error) {
    if ((error as { readonly code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
}
