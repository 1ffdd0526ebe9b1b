import { Timestamp } from 'firebase-admin/firestore';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { toIso } from '../platform/to-iso';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { readJob } from '../records/job/read-job';

/** office-link-revoke: revokes every key of the job at once, for every use. */
export const revokeLink = callable('office-link-revoke', async ({ caller, now, parse }) => {
  const { bookingId, idempotencyKey } = parse();
  const slot = receiptSlot('office-link-revoke', idempotencyKey, { bookingId });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    const keys = await keysInUse({ kind: 'booking', subject: bookingId }, transaction);
    const audit = await openAuditTrail(transaction, record, caller, now);
    revokeKeys(transaction, keys, now);
    // The first jobs have no stored expiry; the link ends now in any case.
    const expires_at = job.forms_link?.expires_at ?? Timestamp.fromDate(now);
    transaction.update(reference, { forms_link: { state: 'revoked', expires_at } });
    audit.append({ action: 'link-revoked', changed: { forms_link: 'revoked' } });
    return { bookingId, link: { state: 'revoked' as const, expires_at: toIso(expires_at) } };
  });
});
