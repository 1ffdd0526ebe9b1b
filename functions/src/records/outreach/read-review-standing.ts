import type { Transaction } from 'firebase-admin/firestore';
import { reviewTiming } from '@domain/outreach/review-request';
import { jobs, storedJob } from '../job/stored-job';
import { readReportPayment } from '../report/report-payment';
import type { StoredReport } from '../report/stored-report';

interface Asked {
  readonly id: string;
  readonly report: StoredReport;
  /** When the person was last asked, about any job; milliseconds, null for never. */
  readonly askedAt: number | null;
}

/** Whether the client of a report is asked for a review now. With locks in a transaction. */
export async function readReviewStanding(
  { id, report, askedAt }: Asked,
  now: Date,
  transaction?: Transaction,
): Promise<'wait' | 'ask' | 'skip'> {
  const { opened_at: opened, booking_id: bookingId, created_at: written } = report;
  if (opened === null) return 'wait';
  if (bookingId !== null) {
    const reference = jobs().doc(bookingId);
    const job = storedJob(await (transaction ? transaction.get(reference) : reference.get()));
    if (!job || job.status === 'cancelled' || job.origin) return 'skip';
  }
  const { state, held } = await readReportPayment(id, bookingId, transaction);
  return reviewTiming(
    {
      writtenAt: written.toMillis(),
      openedAt: opened.toMillis(),
      askedAt,
      isSettled: state !== 'unpaid' && !held,
    },
    now,
  );
}
