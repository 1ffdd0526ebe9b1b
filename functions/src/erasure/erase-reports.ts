import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { readableRecord } from '../platform/readable';
import { rawCollection } from '../platform/collection-of';
import type { RunningErasure } from '../records/erasure/erasure';
import { writeReportGone } from '../records/report/prepare-place';
import { reports, type StoredReport } from '../records/report/stored-report';
import { clearSessions } from '../payment/end-checkout';
import { clearReport, clearShare, clearVersion } from '../report/clear-report';
import { eraseRecord } from './erase-record';
import type { ErasureStep } from './erasure-step';
import { paymentsOfReport } from './retained-payments';
import { reportsOf } from './person-records';

/** What belongs to a report; deleted before the report itself. */
const parts = [
  { collection: collections.reportShares, clear: clearShare },
  { collection: collections.reportVersions, clear: clearVersion },
  { collection: collections.reportPayments, clear: clearSessions },
] as const;

/** Reports outside the person's jobs, with photos, files, links and emails. */
export const eraseReports: ErasureStep = {
  name: 'reports',
  async run(erasure, now) {
    const reports = await reportsOf(erasure.marks.email);
    for (const report of reports) await eraseReport(erasure, report, now);
    return reports.length === 0 ? 'done' : 'more';
  },
};

async function eraseReport(
  { reference }: RunningErasure,
  report: QueryDocumentSnapshot<StoredReport, StoredReport>,
  now: Date,
) {
  const payments = await paymentsOfReport(report.id);
  if (payments.length > 0) await reference.update({ payments: FieldValue.arrayUnion(...payments) });
  for (const { collection, clear } of parts) {
    const rows = await rawCollection(collection).where('report_id', '==', report.id).get();
    for (const row of rows.docs) {
      await clear(row);
      await eraseRecord(row, now);
    }
  }
  await clearReport(report);
  await eraseRecord(report, now, async (transaction) => {
    const stored = readableRecord(await transaction.get(reports().doc(report.id)));
    return () => writeReportGone(transaction, stored);
  });
}
