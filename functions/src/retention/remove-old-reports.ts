import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { reportRetentionDays } from '@domain/business/retention';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { clearReport, clearShare, clearVersion } from '../report/clear-report';

const actor: Actor = { kind: 'system', name: 'retention' };
const reportsAtOnce = 50;

/** What belongs to a report; deleted before the report itself. Payment records are retained for accounting. */
const parts = [
  { collection: collections.reportShares, clear: clearShare },
  { collection: collections.reportVersions, clear: clearVersion },
] as const;

/** Deletes reports two years after their newest version, with photos, files and links. @returns how many */
export async function removeOldReports(now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - reportRetentionDays * 86_400_000);
  const reports = firestore().collection(collections.inspectionReports);
  const begun = reports.where('created_at', '<', end).orderBy('created_at').limit(reportsAtOnce);
  let removed = 0;
  for (let page = await begun.get(); !page.empty;) {
    for (const report of page.docs) {
      if (await wasAmendedSince(report.id, end)) continue;
      await removeReport(report, now);
      removed += 1;
    }
    page = await begun.startAfter(page.docs.at(-1)).get();
  }
  return removed;
}

async function wasAmendedSince(reportId: string, end: Timestamp): Promise<boolean> {
  const versions = firestore().collection(collections.reportVersions).where('report_id', '==', reportId);
  const { docs } = await versions.get();
  return docs.some((version) => (version.get('created_at') as Timestamp) >= end);
}

/** Safe to interrupt: the report is deleted last, so that the next run finds it again. */
async function removeReport(report: DocumentSnapshot, now: Date): Promise<void> {
  for (const { collection, clear } of parts) {
    const rows = await firestore().collection(collection).where('report_id', '==', report.id).get();
    for (const row of rows.docs) {
      await clear(row);
      await remove(collection, row, now);
    }
  }
  await clearReport(report);
  await remove(collections.inspectionReports, report, now);
}

function remove(collection: CollectionName, { id, ref }: DocumentSnapshot, now: Date): Promise<void> {
  return commit('old-report-removed', async (transaction) => {
    const audit = await openAuditTrail(transaction, { collection, id }, actor, now);
    transaction.delete(ref);
    audit.append({ action: 'kept-long-enough', changed: {} });
  });
}
