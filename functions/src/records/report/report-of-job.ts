import type { Transaction } from 'firebase-admin/firestore';
import { reports, type StoredReport } from './stored-report';

export interface ReportWithId {
  readonly id: string;
  readonly report: StoredReport;
}

/** The report of a job; null if it has none yet. Reads only. */
export async function readReportOfJob(
  transaction: Transaction,
  bookingId: string,
): Promise<ReportWithId | null> {
  const query = reports().where('booking_id', '==', bookingId).limit(1);
  const found = (await transaction.get(query)).docs[0];
  return found ? { id: found.id, report: found.data() } : null;
}
