import { ValidationError } from 'yup';
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
import type { RefusedList } from './repair-request';

interface Asked {
  readonly key: string;
  /** The URL path after the key. */
  readonly part: string;
  /** The form as submitted. */
  readonly body: unknown;
}

type Opened = Extract<OpenedReport, { readonly state: 'report' }>;

/** Handles the forms for repair request lists: where to go next, or the form as typed with what to correct. */
export async function changeRepairLists(
  opened: Opened,
  { key, part, body }: Asked,
  now: Date,
): Promise<ReportAnswer | { readonly refused: RefusedList }> {
  const { reportId, report } = opened;
  if (part !== 'repair-list' && part !== 'repair-list/close') return closedAnswer('unknown');
  const fields = formFields(body);
  if (bodyRefusal(repairListSchema, fields, pageFormLimits)) return page('too-long');
  const { state } = await readReportPayment(reportId, report.booking_id);
  if (state === 'unpaid') return { seeOther: reportPath(key) };
  if (part === 'repair-list/close') return page(await close(reportId, fields, now));
  const form = formOf(fields);
  const errors = errorsIn(form);
  if (Object.keys(errors).length > 0) return { refused: { ...form, errors, news: null } };
  const news = await makeRepairList(reportId, report, repairListSchema.cast(form), now);
  return news === 'made' ? page(news) : { refused: { ...form, errors: {}, news } };

  function page(done: ListNews): ReportAnswer {
    return { seeOther: `${reportPath(key)}?list=${done}#repair-request` };
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function formOf({ token, finding, recipient, message }: FormFields) {
  const findings = [finding ?? []].flat().filter((id) => typeof id === 'string');
  return { token: textOf(token), findings, recipient: textOf(recipient), message: textOf(message) };
}

/** The first problem of each field. */
function errorsIn(form: ReturnType<typeof formOf>): RefusedList['errors'] {
  try {
    repairListSchema.validateSync(form, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const messages = error.inner.map(
      ({ path = '', message }) => [path.replace(/\[.*/, ''), message] as const,
    );
    return Object.fromEntries<string>(messages.toReversed());
  }
}

async function close(reportId: string, { list }: FormFields, now: Date): Promise<ListNews> {
  if (typeof list === 'string') await closeShare(list, (share) => share.report_id === reportId, now);
  return 'closed';
}
