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

/** What becomes of the time that a new request asks for. */
interface JudgedTime {
  readonly confirmed: Confirmed | null;
  /** Set if nobody is available at that time, because of other jobs or for another reason. The request is taken in nevertheless. */
  readonly taken: boolean;
}

const undecided: JudgedTime = { confirmed: null, taken: false };

/**
 * Decides whether the time that a new request asks for is still available, and accepts the request, as the office would,
 * where the owner has turned that on. Everything else is left to the office: also if a pending job of this client is
 * waiting, because a person has to decide whether it is the same, and if the report would come after the client's deadline.
 * Reads only; `write` makes the changes.
 * @param mayConfirm false where the office has the request already
 */
export async function judgeTime(
  transaction: Transaction,
  { leadId, request, settings }: Asked,
  now: Date,
  mayConfirm = true,
): Promise<JudgedTime> {
  const slot = askedSlot(settings, request, now);
  if (!slot) return undecided;
  // Locks would be of no use where nothing is booked.
  const locked = settings.hours.instantConfirmation && mayConfirm ? transaction : undefined;
  const others = await jobsOn(slot.scheduled_date, null, locked);
  const { inspectors } = await readInspectors(locked);
  const job = { ...slot, service_type: request.service_type };
  if (!isAvailable(settings, inspectors, job, others)) return { confirmed: null, taken: true };
  if (!locked) return undecided;
  if (request.deadline !== null && !isReportInTime(settings, job, request.deadline)) return undecided;
  const inspector_id = proposeInspector(settings, inspectors, job, others)?.inspector.uid ?? null;
  const acceptance = await prepareAcceptance(
    transaction,
    { leadId, request, agreed: { ...slot, total_price: request.price, inspector_id } },
    { kind: 'system', name: instantConfirmation },
    now,
  ).catch(nullWhereRefused);
  if (!acceptance || acceptance.takesOver) return undecided;
  const { bookingId, write } = acceptance;
  const confirmed = {
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
  return { confirmed, taken: false };
}

/** A request whose time was judged. */
export function withJudged<Request extends Asked['request']>(
  request: Request,
  { taken }: JudgedTime,
): Request {
  return taken ? { ...request, slot_problems: [...request.slot_problems, 'taken'] } : request;
}

/** For example while a correction of this client is running. */
function nullWhereRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
