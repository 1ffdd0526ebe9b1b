import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { askedSlot } from '@domain/availability/asked-slot';
import { isAvailable } from '@domain/availability/is-available';
import { isReportInTime } from '@domain/deadline/report-in-time';
import { AppError } from '@domain/errors/app-error';
import { proposeInspector } from '@domain/inspector/propose-inspector';
import { instantConfirmation } from '@domain/request/confirmed-at-once';
import type { requestOfForm } from '@domain/request/new-request';
import type { Settings } from '@domain/settings/settings';
import { jobsOn } from '../records/job/jobs-on';
import { readInspectors } from '../records/team/read-inspectors';
import { prepareAcceptance } from './prepare-acceptance';

interface Asked {
  readonly leadId: string;
  readonly request: ReturnType<typeof requestOfForm>;
  readonly settings: Settings;
}

interface Confirmed {
  readonly bookingId: string;
  /** What confirming it sets in the request. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly write: () => void;
}

/**
 * Accepts a new request for an available time, as the office would, where the owner has turned that on. Null leaves it to
 * the office: also if a pending job of this client is waiting, because a person has to decide whether it is the same, and
 * if the report would come after the client's deadline.
 * Reads only; `write` makes the changes.
 */
export async function confirmAtOnce(
  transaction: Transaction,
  { leadId, request, settings }: Asked,
  now: Date,
): Promise<Confirmed | null> {
  const slot = settings.hours.instantConfirmation ? askedSlot(settings, request, now) : null;
  if (!slot) return null;
  const others = await jobsOn(slot.scheduled_date, null, transaction);
  const { inspectors } = await readInspectors(transaction);
  const job = { ...slot, service_type: request.service_type };
  if (!isAvailable(settings, inspectors, job, others)) return null;
  if (request.deadline !== null && !isReportInTime(settings, job, request.deadline)) return null;
  const inspector_id = proposeInspector(settings, inspectors, job, others)?.inspector.uid ?? null;
  const acceptance = await prepareAcceptance(
    transaction,
    { leadId, request, agreed: { ...slot, total_price: request.price, inspector_id } },
    { kind: 'system', name: instantConfirmation },
    now,
  ).catch(nullWhereRefused);
  if (!acceptance || acceptance.takesOver) return null;
  const { bookingId, write } = acceptance;
  return {
    bookingId,
    fields: {
      status: 'booked',
      status_before: request.status,
      booking_id: bookingId,
      handled_by: instantConfirmation,
      handled_at: Timestamp.fromDate(now),
    },
    write,
  };
}

/** For example while a correction of this client is running. */
function nullWhereRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
