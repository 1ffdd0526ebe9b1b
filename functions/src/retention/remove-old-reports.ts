import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { reportRetentionDays } from '@domain/business/retention';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { DamagedRecord } from '@domain/firestore/record-type';
import { versionHeadRecord } from '@domain/report/report-version-record';
import { dayMs } from '@domain/time/durations';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { logs } from '../platform/logs';
import { clearReport, clearReview, clearShare, clearVersion } from '../report/clear-report';
import { readableRecord } from '../platform/readable';
import { projectionOf, rawCollection } from '../platform/collection-of';
import { writeReportGone } from '../records/report/prepare-place';
import { reports } from '../records/report/stored-report';
import { reportReviews } from '../records/report/stored-review';

const actor: Actor = { kind: 'system', name: 'retention' };
const reportsAtOnce = 50;

interface OldReport {
  readonly id: string;
  readonly ref: DocumentReference;
}

/** What belongs to a report; deleted before the report itself. Payment records are retained for accounting. */
const parts = [
  { collection: collections.reportShares, clear: clearShare },
  { collection: collections.reportVersions, clear: clearVersion },
] as const;

/** Deletes reports two years after their newest version, with photos, files and links. @returns how many */
export async function removeOldReports(now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - reportRetentionDays * dayMs);
  const begun = reports().where('created_at', '<', end).orderBy('created_at').limit(reportsAtOnce);
  let removed = 0;
  for (let page = await begun.get(); !page.empty;) {
    for (const report of page.docs) {
      if (await removeUnlessAmended(report, end, now)) removed += 1;
    }
    page = await begun.startAfter(page.docs.at(-1)).get();
  }
  return removed;
}

/** Deletes reviews two years after they were last submitted, with the photos of a report that was never approved. @returns how many */
export async function removeOldReviews(now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - reportRetentionDays * dayMs);
  const old = reportReviews().where('submitted_at', '<', end).orderBy('submitted_at').limit(reportsAtOnce);
  let removed = 0;
  for (let page = await old.get(); !page.empty; page = await old.startAfter(page.docs.at(-1)).get()) {
    for (const review of page.docs) {
      await clearReview(review);
      await remove(collections.reportReviews, review, now);
      removed += 1;
    }
  }
  return removed;
}

/** A damaged report stays, is logged, and doesn't stop the others. @returns whether it was removed */
async function removeUnlessAmended(report: OldReport, end: Timestamp, now: Date): Promise<boolean> {
  try {
    if (await wasAmendedSince(report.id, end)) return false;
    await removeReport(report, now);
    return true;
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
    logs.recordDamaged(error);
    return false;
  }
}

async function wasAmendedSince(reportId: string, end: Timestamp): Promise<boolean> {
  const { docs } = await projectionOf(versionHeadRecord, ['version', 'amendment', 'created_at', 'pdf'])
    .where('report_id', '==', reportId)
    .get();
  return docs.some((version) => version.data().created_at >= end);
}

/** Safe to interrupt: the report is deleted last, so that the next run finds it again. */
async function removeReport(report: OldReport, now: Date): Promise<void> {
  for (const { collection, clear } of parts) {
    const rows = await rawCollection(collection).where('report_id', '==', report.id).get();
    for (const row of rows.docs) {
      await clear(row);
      await remove(collection, row, now);
    }
  }
  await clearReport(report);
  await commit('old-report-removed', async (transaction) => {
    const record = { collection: collections.inspectionReports, id: report.id };
    const stored = readableRecord(await transaction.get(reports().doc(report.id)));
    const audit = await openAuditTrail(transaction, record, actor, now);
    transaction.delete(report.ref);
    writeReportGone(transaction, stored);
    audit.append({ action: 'kept-long-enough', changed: {} });
  });
}

function remove(collection: CollectionName, { id, ref }: OldReport, now: Date): Promise<void> {
  return commit('old-report-removed', async (transaction) => {
    const audit = await openAuditTrail(transaction, { collection, id }, actor, now);
    transaction.delete(ref);
    audit.append({ action: 'kept-long-enough', changed: {} });
  });
}
