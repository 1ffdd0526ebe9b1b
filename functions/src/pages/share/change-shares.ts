import { ValidationError } from 'yup';
import { pageShareSchema, type PageShareField } from '@domain/share/page-share';
import type { OpenedReport } from '../../access/open-report-key';
import { pageFormLimits } from '../../platform/body-limits';
import { bodyRefusal } from '../../platform/body-refusal';
import { reportPath } from '../../records/access/report-key';
import { readReportPayment } from '../../records/report/report-payment';
import { closeShare } from '../../share/close-share';
import { shareFromReport } from '../../share/share-from-report';
import type { ShareNews } from '../../share/share-news';
import { formFields, type FormFields } from '../parts/form-fields';
import type { RefusedShare } from './share-panel';

interface Asked {
  readonly key: string;
  /** `share`, or `share/close`. */
  readonly part: string;
  /** The form as submitted. */
  readonly body: unknown;
}

type Opened = Extract<OpenedReport, { readonly state: 'report' }>;

/** Handles the forms with which a client shares the report and ends shares: where to go next, or what to correct. */
export async function changeShares(
  opened: Opened,
  { key, part, body }: Asked,
  now: Date,
): Promise<{ readonly seeOther: string } | { readonly refused: RefusedShare }> {
  const { reportId, report } = opened;
  const fields = formFields(body);
  if (bodyRefusal(pageShareSchema, fields, pageFormLimits)) return page('too-long');
  if (part === 'share/close') {
    return page(await closeShare(textOf(fields.share), (share) => share.report_id === reportId, now));
  }
  const { state } = await readReportPayment(reportId, report.booking_id);
  if (state === 'unpaid') return { seeOther: reportPath(key) };
  const form = formOf(fields);
  try {
    const share = pageShareSchema.validateSync(form, { abortEarly: false });
    const news = await shareFromReport(reportId, report, share, now);
    const isDone = news === 'sent' || news === 'made';
    return isDone || share.to === 'agent' ? page(news) : { refused: refusedShare(form, {}, news) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { refused: refusedShare(form, errorsIn(error), null) };
  }

  function page(news: ShareNews) {
    return { seeOther: `${reportPath(key)}?share=${news}#share` };
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isOn = (value: unknown) => value === 'on';

/** The form's fields; those that a browser leaves out get their defaults from the schema. */
function formOf({ token, to, way, email, name, what, role, photos, costs, notes, video, pdf }: FormFields) {
  return {
    token,
    to,
    way,
    email,
    name,
    what,
    role,
    parts: {
      photos: isOn(photos),
      costs: isOn(costs),
      notes: isOn(notes),
      video: isOn(video),
      pdf: isOn(pdf),
    },
  };
}

/** The first message of each field. */
function errorsIn(error: ValidationError): RefusedShare['errors'] {
  const messages = error.inner.map(({ path, message }) => [path as PageShareField, message] as const);
  return Object.fromEntries(messages.toReversed());
}

function refusedShare(
  form: ReturnType<typeof formOf>,
  errors: RefusedShare['errors'],
  news: ShareNews | null,
): RefusedShare {
  return {
    email: textOf(form.email),
    name: textOf(form.name),
    what: form.what === 'confirmation' ? 'confirmation' : 'report',
    role: textOf(form.role),
    parts: form.parts,
    errors,
    news,
  };
}
