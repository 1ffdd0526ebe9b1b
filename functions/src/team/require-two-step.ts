import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { admins } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readable } from '../platform/readable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { policyId, signInPolicy } from '../records/account/sign-in-policy';
import { accountIn } from '../records/account/stored-account';

/** office-team-two-step-require: whether everyone needs two-step sign-in from their next sign-in on. */
export const requireTwoStep = callable('office-team-two-step-require', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, required } = parse();
  const slot = receiptSlot('office-team-two-step-require', idempotencyKey, { required });
  return answerOnce(slot, now, async (transaction) => {
    const { factor } = await accountIn(transaction, admin.uid);
    const team = required ? readable((await transaction.get(admins())).docs) : [];
    if (required && factor === null) throw notOwn();
    const record = { collection: collections.signInPolicy, id: policyId };
    const trail = await openAuditTrail(transaction, record, admin, now);
    transaction.set(signInPolicy(), { two_step_required: required });
    // Records from before there were sessions accept the password alone.
    for (const { reference, stored } of team) {
      if (stored.sessions === null) transaction.update(reference, { sessions: {} });
    }
    trail.append({
      action: required ? 'two-step-required' : 'two-step-optional',
      changed: { two_step: required },
    });
    return { required };
  });
});

function notOwn(): AppError {
  return new AppError(
    'invalid-input',
    'the owner has no second factor',
    'Turn on two-step sign-in for yourself first, in your account.',
  );
}
