import type { OwnSession, ReadAccountAnswer } from '@domain/admin/session-calls';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { openAccount } from '../records/account/open-account';

/** office-account-read: the caller's own sessions. */
export const readAccount = callable(
  'office-account-read',
  async ({ caller, parse }): Promise<ReadAccountAnswer> => {
    parse();
    const { uid, session: own } = adminOf(caller);
    const { admin, account } = await firestore().runTransaction(
      (transaction) => openAccount(transaction, uid),
      { readOnly: true },
    );
    const sessions = Object.entries(admin.sessions ?? {}).map(([id, seen]): OwnSession => {
      const known = account.sessions[id];
      return {
        id,
        device: known?.device ?? '',
        beganAt: (known?.began_at ?? seen).toDate().toISOString(),
        seenAt: seen.toDate().toISOString(),
        isThis: id === own,
      };
    });
    const byUse = (one: OwnSession, other: OwnSession) =>
      Number(other.isThis) - Number(one.isThis) || other.seenAt.localeCompare(one.seenAt);
    return { sessions: sessions.toSorted(byUse) };
  },
);
