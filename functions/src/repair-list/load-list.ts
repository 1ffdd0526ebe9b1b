import type { Finding } from '@domain/report/finding';
import type { ReportForm } from '@domain/report/report-form';
import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import type { ReportPhoto } from '@domain/report/report';
import { loadVersion } from '../pages/report/load-view';
import type { OpenedReport } from '../access/open-report-key';

export type OpenedList = Extract<OpenedReport, { readonly state: 'share' }>;

/** A repair request list as its reader sees it: the chosen findings, from the version it was created with. */
export interface RepairList {
  /** The report's number, with its version if amended. */
  readonly reference: string;
  readonly propertyAddress: string;
  /** `YYYY-MM-DD`. */
  readonly inspectionDate: string;
  readonly clientFirstName: string;
  readonly recipientName: string;
  readonly message: string;
  readonly createdAt: Date;
  readonly findings: readonly Finding[];
  readonly photos: readonly ReportPhoto[];
  /** The report's form reduced to what is on the list, for components that draw a report's findings. */
  readonly form: ReportForm;
}

/** Null if the version is gone. */
export async function loadList({ share, reportId }: OpenedList): Promise<RepairList | null> {
  const version = await loadVersion(reportId, share.version ?? 1);
  if (!version) return null;
  const whole = toReportForm(version);
  const chosen = new Set(share.finding_ids);
  const findings = whole.findings.filter(({ id }) => chosen.has(id));
  const shown = new Set(findings.flatMap(({ photos }) => photos));
  const number = reportNumber(reportId);
  return {
    reference: version.version === 1 ? number : `${number}, version ${version.version}`,
    propertyAddress: whole.propertyAddress,
    inspectionDate: whole.inspectionDate,
    clientFirstName: whole.clientName.trim().split(/\s+/)[0] ?? '',
    recipientName: share.recipient_name,
    message: share.message,
    createdAt: share.created_at.toDate(),
    findings,
    photos: version.photos.filter(({ path }) => shown.has(path)),
    form: {
      ...whole,
      clientName: '',
      clientEmail: '',
      videoLink: '',
      summary: '',
      recommendations: '',
      inspectorNotes: '',
      notInspected: '',
      findings,
    },
  };
}
