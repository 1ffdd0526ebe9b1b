import { repairListSchema } from '@domain/share/repair-list';
import type { OpenedReport } from '../../access/open-report-key';
import { pageFormLimits } from '../../platform/body-limits';
import { bodyRefusal } from '../../platform/body-refusal';
import { reportPath } from '../../records/access/report-key';
import { readReportPayment } from '../../records/report/report-payment';
import type { ListNews } from '../../repair-list/list-news';
import { makeRepairList } from '../../repair-list/make-repair-list';
import { closeShare } from '../../share/close-share';
import { formFields, type FormFields } from '../parts/form-fields';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';

interface Asked {
  readonly key: string;
  /** The URL path after the key. */
  readonly part: string;
  /** The form as submitted. */
  readonly body: unknown;
}

type Opened = Extract<OpenedReport, { readonly state: 'report' }>;

/** Handles the forms for repair request lists, then redirects to the report's page with the result. */
export async function changeRepairLists(
  opened: Opened,
  { key, part, body }: Asked,
  now: Date,
): Promise<ReportAnswer> {
  const { reportId, report } = opened;
  if (part !== 'repair-list' && part !== 'repair-list/close') return closedAnswer('unknown');
  const fields = formFields(body);
  if (bodyRefusal(repairListSchema, fields, pageFormLimits)) return page('nothing-chosen');
  const { state } = await readReportPayment(reportId, report.booking_id);
  if (state === 'unpaid') return { seeOther: reportPath(key) };
  const news = part === 'repair-list' ? await make(opened, fields, now) : await close(reportId, fields, now);
  return page(news);

  function page(done: ListNews): ReportAnswer {
    return { seeOther: `${reportPath(key)}?list=${done}#repair-request` };
  }
}

async function make(
  { reportId, report }: Opened,
  { token, finding, recipient, message }: FormFields,
  now: Date,
): Promise<ListNews> {
  const form = { token, findings: [finding ?? []].flat(), recipient, message };
  return repairListSchema.isValidSync(form)
    ? makeRepairList(reportId, report, repairListSchema.cast(form), now)
    : 'nothing-chosen';
}

async function close(reportId: string, { list }: FormFields, now: Date): Promise<ListNews> {
  if (typeof list === 'string') await closeShare(list, (share) => share.report_id === reportId, now);
  return 'closed';
}
