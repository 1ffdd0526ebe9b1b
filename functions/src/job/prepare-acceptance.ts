import type { Transaction } from 'firebase-admin/firestore';
import { orderedDeadline } from '@domain/job/ordered-job';
import type { StoredRequest } from '@domain/request/request-record';
import type { Actor } from '../platform/audit';
import { findTakeOver } from './pending-job';
import { prepareJob, type JobOrder, type PreparedJob } from './prepare-job';

type Accepted = Pick<
  StoredRequest<unknown>,
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'service_type'
  | 'special_instructions'
  | 'deadline'
  | 'forms_booking_id'
  | 'referral_id'
>;

type Agreed = Pick<
  JobOrder,
  | 'scheduled_date'
  | 'scheduled_time'
  | 'scheduled_until'
  | 'total_price'
  | 'inspector_id'
  | 'confirmed_taken'
  | 'taken_reason'
  | 'customerChoice'
> & {
  /** The deadline, where the office changed it; empty for none. */
  readonly deadline?: string | undefined;
};

interface Acceptance extends PreparedJob {
  /** The job's referral. */
  readonly referralId: string | null;
  /** Whether a pending job is taken over. */
  readonly takesOver: boolean;
}

/**
 * Makes a request a job with an appointment, or takes over the pending one whose forms were sent. Reads only; `write`
 * makes the changes, but not those of the request and the referral.
 * @throws AppError as `prepareJob`
 */
export async function prepareAcceptance(
  transaction: Transaction,
  {
    leadId,
    request,
    agreed,
  }: { readonly leadId: string; readonly request: Accepted; readonly agreed: Agreed },
  actor: Actor,
  now: Date,
): Promise<Acceptance> {
  const { name, email, phone, address, service_type, special_instructions } = request;
  const found = await findTakeOver(transaction, { name, email, phone, address }, request.forms_booking_id);
  const referralId = request.referral_id ?? found.taken?.job.referral_id ?? null;
  const job = await prepareJob(
    transaction,
    {
      ...found,
      ...agreed,
      status: 'scheduled',
      service_type,
      special_instructions,
      deadline: orderedDeadline(agreed.deadline, request.deadline, found.taken?.job),
      lead_id: leadId,
      referral_id: referralId,
    },
    actor,
    now,
  );
  return { ...job, referralId, takesOver: found.taken !== null };
}
