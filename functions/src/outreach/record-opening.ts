import { Timestamp } from 'firebase-admin/firestore';
import { commit } from '../platform/commit';
import { readReportPayment } from '../records/report/report-payment';
import { reports } from '../records/report/stored-report';

/** Records when the client's browser first showed them a report. Later openings change nothing. */
export function recordOpening(reportId: string, now: Date): Promise<void> {
  return commit('report-first-shown', async (transaction) => {
    const reference = reports().doc(reportId);
    const report = (await transaction.get(reference)).data();
    if (!report || report.opened_at !== null) return;
    // Before, the page shows only what is due.
    const { state } = await readReportPayment(reportId, report.booking_id, transaction);
    if (state === 'unpaid') return;
    transaction.update(reference, { opened_at: Timestamp.fromDate(now), review_state: 'waiting' });
  });
}
