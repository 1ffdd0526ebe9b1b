import type { Transaction } from 'firebase-admin/firestore';
import { reportIdOf } from './report-id';
import { reports, type StoredReport } from './stored-report';

export interface ReportWithId {
  readonly id: string;
  readonly report: StoredReport;
}

const ofJob = (bookingId: string) => reports().where('booking_id', '==', bookingId).limit(1);

/** The report of a job; null if it has none yet. Reads only. */
export async function readReportOfJob(
  transaction: Transaction,
  bookingId: string,
): Promise<ReportWithId | null> {
  const found = (await transaction.get(ofJob(bookingId))).docs[0];
  return found ? { id: found.id, report: found.data() } : null;
}

/** The same without the report's content, so that a damaged one is found too. Reads only. */
export async function readReportIdOfJob(transaction: Transaction, bookingId: string): Promise<string | null> {
  return (await transaction.get(ofJob(bookingId).select())).docs[0]?.id ?? null;
}

/** The id of a job's payment record: its report's, or the one that its report will have. */
export async function paymentIdOf(bookingId: string, { reported }: { readonly reported: boolean }) {
  const [report] = reported ? (await ofJob(bookingId).get()).docs : [];
  return report?.id ?? reportIdOf(bookingId);
}
