import { randomBytes } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { sessionsAtMost } from '@domain/admin/session-calls';
import { admins, type Admin } from '../../platform/admins';
import { adminAccount, type StoredAccount } from './stored-account';

/** An admin's record and account as a transaction reads them. */
export interface OpenedAccount {
  readonly uid: string;
  readonly admin: Admin;
  readonly account: StoredAccount;
}

interface Begun {
  /** The browser and system, in words. */
  readonly device: string;
  /** The device's session that expired; empty for none. It goes on if it is still open. */
  readonly continues: string;
}

/** Begins a session; the one used least recently ends if there are too many. @returns its id */
export function beginSession(
  transaction: Transaction,
  { uid, admin, account }: OpenedAccount,
  { device, continues }: Begun,
  now: Date,
): string {
  const at = Timestamp.fromDate(now);
  const open = admin.sessions ?? {};
  const id = Object.hasOwn(open, continues) ? continues : randomBytes(16).toString('hex');
  const others = Object.entries(open)
    .filter(([other]) => other !== id)
    .toSorted(([, one], [, other]) => other.toMillis() - one.toMillis())
    .slice(0, sessionsAtMost - 1);
  const sessions = Object.fromEntries([[id, at] as const, ...others]);
  const known = { ...account.sessions, [id]: { device, began_at: at } };
  writeSessions(transaction, uid, { ...account, sessions: known }, sessions);
  return id;
}

/**
 * Ends the sessions that `ends` names. A record from before there were sessions stays as it is.
 * @returns how many ended
 */
export function endSessions(
  transaction: Transaction,
  { uid, admin, account }: OpenedAccount,
  ends: (id: string) => boolean,
): number {
  if (admin.sessions === null) {
    transaction.set(adminAccount(uid), account);
    return 0;
  }
  const open = Object.entries(admin.sessions);
  const left = open.filter(([id]) => !ends(id));
  writeSessions(transaction, uid, account, Object.fromEntries(left));
  return open.length - left.length;
}

function writeSessions(
  transaction: Transaction,
  uid: string,
  account: StoredAccount,
  sessions: Readonly<Record<string, Timestamp>>,
): void {
  const known = Object.entries(account.sessions).filter(([id]) => Object.hasOwn(sessions, id));
  transaction.update(admins().doc(uid), { sessions });
  transaction.set(adminAccount(uid), { ...account, sessions: Object.fromEntries(known) });
}
