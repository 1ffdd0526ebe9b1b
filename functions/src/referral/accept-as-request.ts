import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CallResponse } from '@domain/api/contract';
import { collections } from '@domain/firestore/paths';
import { undoEnd } from '@domain/job/undo-step';
import { requestOfReferral } from '@domain/request/new-request';
import { notHandled } from '@domain/request/request-record';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorize';
import { settingsIn } from '../platform/stored-settings';
import { refuseWhileCorrected } from '../records/customer/customer-edit';
import { followRead } from '../records/referral/follow-referral';
import type { KnownReferral } from '../records/referral/stored-referral';
import { requests } from '../records/request/stored-request';

/** Makes the referral a request, whose client the office calls first. */
export async function acceptAsRequest(
  transaction: Transaction,
  referral: KnownReferral,
  admin: AdminCaller,
  now: Date,
): Promise<CallResponse<'office-referral-accept'>> {
  await refuseWhileCorrected(transaction, referral.client_email);
  const request = requests().doc();
  const followed = await followRead(transaction, referral, admin, now);
  const audit = await openAuditTrail(
    transaction,
    { collection: collections.leads, id: request.id },
    admin,
    now,
  );
  const { services } = (await settingsIn(transaction)).settings;
  const fields = requestOfReferral(services, referral, now);
  transaction.create(request, { ...fields, ...notHandled, created_at: Timestamp.fromDate(now) });
  audit.append({ action: 'created', changed: { ...fields } });
  followed.move('accepted', { lead_id: request.id, handled_by: admin.email }, { heldUntil: undoEnd(now) });
  return { referralId: referral.id, leadId: request.id, bookingId: null };
}
