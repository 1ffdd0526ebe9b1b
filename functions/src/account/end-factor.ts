import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { openAccount } from '../records/account/open-account';
import { checkCode, codeRefusal } from '../records/account/second-step';
import { isTwoStepRequired } from '../records/account/sign-in-policy';
import { adminAccount } from '../records/account/stored-account';

/** office-factor-end: turns two-step sign-in off, with a code, unless an owner requires it. */
export const endFactor = callable('office-factor-end', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { uid } = admin;
  const { idempotencyKey, code } = parse();
  const slot = receiptSlot('office-factor-end', idempotencyKey, { uid });
  const outcome = await answerOnce(slot, now, async (transaction) => {
    const opened = await openAccount(transaction, uid);
    if (await isTwoStepRequired(transaction)) throw required();
    const checked = await checkCode(transaction, opened, code, now);
    if ('refused' in checked) return checked;
    const trail = await openAuditTrail(transaction, { collection: collections.admins, id: uid }, admin, now);
    transaction.set(adminAccount(uid), { ...opened.account, factor: null });
    trail.append({ action: 'two-step-off', changed: { two_step: false } });
    return { state: 'off' } as const;
  });
  if ('refused' in outcome) throw codeRefusal(outcome);
  return outcome;
});

function required(): AppError {
  return new AppError(
    'invalid-input',
    'two-step sign-in is required',
    'An owner requires two-step sign-in, so it can’t be turned off.',
  );
}
