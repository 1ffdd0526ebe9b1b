import { collections } from '@domain/firestore/paths';
import type { ConfirmFactorAnswer } from '@domain/admin/two-step-calls';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openAccount } from '../records/account/open-account';
import { checkFirstCode, codeRefusal, newFactor, newRecoveryCodes } from '../records/account/second-step';
import { beginSession } from '../records/account/sessions';
import { adminAccount } from '../records/account/stored-account';
import { alreadyOn } from './begin-factor';
import { sessionToken } from './session-token';

/** office-factor-confirm: turns two-step sign-in on, with the first code of the admin's app. */
export const confirmFactor = callable(
  'office-factor-confirm',
  async ({ caller, now, parse }): Promise<ConfirmFactorAnswer> => {
    const admin = adminOf(caller);
    const { uid } = admin;
    const { idempotencyKey, code, ...begun } = parse();
    const recoveryCodes = newRecoveryCodes(uid, idempotencyKey);
    const slot = receiptSlot('office-factor-confirm', idempotencyKey, { uid, ...begun });
    const outcome = await answerOnce(slot, now, async (transaction) => {
      const opened = await openAccount(transaction, uid);
      if (opened.account.factor !== null) throw alreadyOn();
      const checked = await checkFirstCode(transaction, opened, code, now);
      if ('refused' in checked) return checked;
      const trail = await openAuditTrail(
        transaction,
        { collection: collections.admins, id: uid },
        admin,
        now,
      );
      const factor = newFactor({ uid, ...checked }, recoveryCodes, now);
      const account = { ...opened.account, factor, pending: null };
      let session: string | null = null;
      if (admin.session === null) session = beginSession(transaction, { ...opened, account }, begun, now);
      else transaction.set(adminAccount(uid), account);
      trail.append({ action: 'two-step-on', changed: { two_step: true } });
      return { session };
    });
    if ('refused' in outcome) throw codeRefusal(outcome);
    const { session } = outcome;
    return { recoveryCodes, token: session === null ? null : await sessionToken(uid, session) };
  },
);
