import type { OwnSession, ReadAccountAnswer } from '@domain/admin/session-calls';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { readableRecord } from '../platform/readable';
import { openAccount } from '../records/account/open-account';
import { isTwoStepRequired } from '../records/account/sign-in-policy';
import { privateCalendars, shownCalendar } from '../records/team/private-calendar';

/** office-account-read: the caller's own sessions and two-step sign-in. */
export const readAccount = callable(
  'office-account-read',
  async ({ caller, parse }): Promise<ReadAccountAnswer> => {
    parse();
    const { uid, session: own } = adminOf(caller);
    const { admin, account, isRequired, calendar } = await firestore().runTransaction(
      async (transaction) => ({
        ...(await openAccount(transaction, uid)),
        isRequired: await isTwoStepRequired(transaction),
        calendar: readableRecord(await transaction.get(privateCalendars().doc(uid))),
      }),
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
    const { factor } = account;
    return {
      uid,
      inspects: admin.inspects,
      calendar: shownCalendar(calendar),
      sessions: sessions.toSorted(byUse),
      twoStep: {
        isOn: factor !== null,
        recoveryCodesLeft: factor?.recovery_codes.length ?? 0,
        isRequired,
      },
    };
  },
);
