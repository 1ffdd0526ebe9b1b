import { numberedFindings } from '@domain/report/numbered-findings';
import { reportNumber } from '@domain/report/report-number';
import { toReportForm } from '@domain/report/report-record';
import type { RepairListContent } from '@domain/share/repair-list-content';
import { firstName } from '@domain/text/first-name';
import type { OpenedReport } from '../access/open-report-key';
import { loadVersion } from '../records/report/load-version';

export type OpenedList = Extract<OpenedReport, { readonly state: 'share' }>;

/** Null if the version is gone. */
export async function loadList({ share, reportId }: OpenedList): Promise<RepairListContent | null> {
  const version = await loadVersion(reportId, share.version ?? 1);
  if (!version) return null;
  const whole = toReportForm(version);
  const chosen = new Set(share.finding_ids);
  const numbered = numberedFindings(whole.findings).filter(({ finding }) => chosen.has(finding.id));
  const findings = numbered.map(({ finding }) => finding);
  const shown = new Set(findings.flatMap(({ photos }) => photos));
  const number = reportNumber(reportId);
  return {
    reference: version.version === 1 ? number : `${number}, version ${version.version}`,
    propertyAddress: whole.propertyAddress,
    inspectionDate: whole.inspectionDate,
    clientFirstName: firstName(whole.clientName),
    recipientName: share.recipient_name,
    message: share.message,
    createdAt: share.created_at.toDate(),
    findings: numbered,
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
