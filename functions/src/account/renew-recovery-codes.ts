import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openAccount } from '../records/account/open-account';
import { checkCode, codeRefusal, marksOf, newRecoveryCodes } from '../records/account/second-step';
import { adminAccount } from '../records/account/stored-account';

/** office-factor-codes: new recovery codes; the earlier ones stop working. */
export const renewRecoveryCodes = callable('office-factor-codes', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { uid } = admin;
  const { idempotencyKey, code } = parse();
  const recoveryCodes = newRecoveryCodes(uid, idempotencyKey);
  const slot = receiptSlot('office-factor-codes', idempotencyKey, { uid });
  const outcome = await answerOnce(slot, now, async (transaction) => {
    const opened = await openAccount(transaction, uid);
    const checked = await checkCode(transaction, opened, code, now);
    if ('refused' in checked) return checked;
    const trail = await openAuditTrail(transaction, { collection: collections.admins, id: uid }, admin, now);
    const factor = { ...checked.factor, recovery_codes: marksOf(uid, recoveryCodes) };
    transaction.set(adminAccount(uid), { ...opened.account, factor });
    trail.append({ action: 'recovery-codes-renewed', changed: { recovery_codes: recoveryCodes.length } });
    return { state: 'renewed' } as const;
  });
  if ('refused' in outcome) throw codeRefusal(outcome);
  return { recoveryCodes };
});
