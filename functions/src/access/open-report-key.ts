import { openKey, reader } from '../records/access/open-key';
import { jobs, storedJob } from '../records/job/stored-job';
import { reports, type StoredReport } from '../records/report/stored-report';
import { reportShares, type StoredShare } from '../records/share/stored-share';

interface Found {
  readonly reportId: string;
  readonly report: StoredReport;
}

/** Why a key opens no report. */
export type ClosedReport = 'unknown' | 'revoked' | 'expired' | 'deleted' | 'share-closed';

export type OpenedReport =
  | { readonly state: 'closed'; readonly why: ClosedReport }
  /** The client's own link. */
  | ({ readonly state: 'report' } & Found)
  | ({ readonly state: 'share'; readonly shareId: string; readonly share: StoredShare } & Found);

const closed = (why: ClosedReport) => ({ state: 'closed', why }) as const;

/** Resolves the key of a report's URL at `now`. Malformed keys are `unknown`. */
export async function openReportKey(key: string, now: Date): Promise<OpenedReport> {
  const own = await openKey(key, { kind: 'report', scope: 'report' }, now, reader());
  if (own.state === 'unknown') return openShareKey(key, now);
  if (own.state !== 'open') return closed(own.state === 'cancelled' ? 'deleted' : own.state);
  const report = await readStoredReport(own.subject);
  return report ? { state: 'report', reportId: own.subject, report } : closed('deleted');
}

async function openShareKey(key: string, now: Date): Promise<OpenedReport> {
  const opened = await openKey(key, { kind: 'share', scope: 'share' }, now, reader());
  if (opened.state === 'unknown') return closed('unknown');
  if (opened.state !== 'open') return closed('share-closed');
  const shareId = opened.subject;
  const share = (await reportShares().doc(shareId).get()).data();
  if (!share || share.revoked_at !== null) return closed('share-closed');
  const report = await readStoredReport(share.report_id);
  return report
    ? { state: 'share', shareId, share, reportId: share.report_id, report }
    : closed('share-closed');
}

/** Undefined if the report is gone, or its job is being deleted, which deletes the report too. */
async function readStoredReport(reportId: string): Promise<StoredReport | undefined> {
  const report = (await reports().doc(reportId).get()).data();
  if (!report || report.booking_id === null) return report;
  const job = await jobs().doc(report.booking_id).get();
  return storedJob(job) ? report : undefined;
}
