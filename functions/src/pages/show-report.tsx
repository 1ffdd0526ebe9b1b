import { confirmsRepair } from '@domain/report/compare/confirmation';
import { reportNumber } from '@domain/report/report-number';
import { reportAssets } from '@domain/report/report-assets';
import { toReportForm } from '@domain/report/report-record';
import { longDate } from '@domain/time/calendar-date';
import type { OpenedReport } from '../access/open-report-key';
import { config } from '../platform/config';
import { reportPath, reportUrl } from '../records/access/report-key';
import { loadJob, type StoredJob } from '../records/job/stored-job';
import { readReportPayment, type ReportPayment } from '../records/report/report-payment';
import { askedRecipient } from '../records/share/asked-recipient';
import { openShares } from '../share/open-shares';
import { ReminderNote } from './outreach/reminder-note';
import { lookAgain, progressOf } from './checkout/payment-progress';
import { PaymentScreen } from './checkout/payment-screen';
import { waitingPath } from './checkout/waiting-path';
import { showConfirmation } from './confirmation/show-confirmation';
import { closedAnswer, type ReportAnswer } from './parts/report-answer';
import type { RefusedList } from './repair-list/repair-request';
import { repairRequest } from './repair-list/repair-request-of';
import { showRepairList } from './repair-list/show-repair-list';
import { loadView } from './report/load-view';
import { ReportBody, type ReportPanels } from './report/report-body';
import type { ReportView } from './report/report-view';
import { sharedView } from './report/shared-view';
import { loadRecipient } from './share/load-recipient';
import { loadSharePanel } from './share/load-share-panel';
import { RecipientAsk, type RefusedRecipient } from './share/recipient-ask';
import type { RefusedShare } from './share/share-panel';

/** What a reader requests besides the report. */
export interface Asked {
  readonly key: string;
  /** Requests an admin's preview; `admin` is the uid of a reader who may see it. */
  readonly preview: boolean;
  readonly admin: string | null;
  /** How many times a returned payer's page has reloaded; null for all other readers. */
  readonly waited: number | null;
  /** Result of the last repair list action. */
  readonly listNews: string | null;
  /** Result of the last action on a share. */
  readonly shareNews: string | null;
  /** A form for sharing that was submitted with errors. */
  readonly refusedShare: RefusedShare | null;
  /** The same of the question who else gets the report. */
  readonly refusedRecipient: RefusedRecipient | null;
  /** The same of a repair request list. */
  readonly refusedList: RefusedList | null;
}

type Opened = Exclude<OpenedReport, { readonly state: 'closed' }>;

const bannerOf = {
  unpaid: 'Preview: the client sees the payment screen until this is paid.',
  paid: 'Preview: the client sees this too, because it’s paid.',
  waived: 'Preview: the client sees this too, because nothing is due.',
};

/** The page of a key: the report, its shared parts, or what is due. */
export async function showReport(opened: Opened, asked: Asked, now: Date): Promise<ReportAnswer> {
  const { reportId, report } = opened;
  const payment = await readReportPayment(reportId, report.booking_id);
  const isOpen = payment.state !== 'unpaid';
  const reader = { kind: 'key', key: asked.key } as const;
  if (opened.state === 'share') {
    if (!isOpen) return closedAnswer('share-waits');
    if (opened.share.kind === 'repair-list') return showRepairList(opened, asked.key, now);
    const whole = await loadView(reportId, report, reader, now);
    if (opened.share.kind === 'confirmation') return showConfirmation(whole, opened.share, asked.key);
    // Whom it was shared with can't sign in for it, and its link shows no more than the paper's reader has.
    const view = sharedView({ ...whole, paperAddress: reportUrl(asked.key) }, opened.share);
    return page(<ReportBody view={view} />);
  }
  if (asked.preview && asked.admin !== null) {
    const preview = { kind: 'preview', uid: asked.admin, jobId: report.booking_id } as const;
    const view = await loadView(reportId, report, preview, now);
    return page(<ReportBody view={view} banner={bannerOf[payment.state]} />);
  }
  const job = await loadJob(report.booking_id);
  if (!isOpen) return paymentScreen(opened, job, payment, asked);
  if (asked.waited !== null) return { seeOther: reportPath(asked.key) };
  const view = await loadView(reportId, report, reader, now);
  return page(<ReportBody view={view} panels={await loadPanels(opened, job, view, asked, now)} />, [
    ...previewOf(asked),
    ...openingOf(asked, report),
  ]);
}

/** What only the client's own page has: sharing, repair request lists, and the question who else gets the report. */
async function loadPanels(
  { reportId, report }: Opened,
  job: StoredJob | undefined,
  { form }: ReportView,
  asked: Asked,
  now: Date,
): Promise<ReportPanels> {
  const { key, listNews, shareNews, refusedShare, refusedRecipient: refused, refusedList } = asked;
  const shares = await openShares(reportId, now);
  const bookingId = report.booking_id;
  const named = job && bookingId !== null ? await askedRecipient(bookingId, job) : null;
  const action = `${reportPath(key)}/recipient`;
  const outstanding = { ready: true, paid: true };
  return {
    question: named && <RecipientAsk {...{ named, action, outstanding, refused }} />,
    share: await loadSharePanel(job, shares, {
      ...{ key, named, news: shareNews, refused: refusedShare },
      confirms: confirmsRepair(form.comparison),
    }),
    reminder: <ReminderNote report={report} address={`${reportPath(key)}/reminder`} />,
    repairs: repairRequest(form.findings, shares, { key, news: listNews, refused: refusedList }),
  };
}

const title = 'Sewer inspection report';

function page(body: React.ReactElement, scripts: readonly string[] = []): ReportAnswer {
  return { status: 200, title, body, options: { scripts: [...new Set([reportAssets.script, ...scripts])] } };
}

/** The script with which an admin's browser authenticates the preview; only included if a preview is requested. */
function previewOf({ preview }: Asked): string[] {
  return preview ? [reportAssets.script, reportAssets.preview] : [];
}

/** The script that notes the first opening, of a page that isn’t looked at by the office. */
function openingOf({ preview }: Asked, { opened_at: opened }: Opened['report']): string[] {
  return preview || opened !== null ? [] : [reportAssets.opened];
}

async function paymentScreen(
  { reportId, report }: Opened,
  job: StoredJob | undefined,
  payment: ReportPayment,
  asked: Asked,
): Promise<ReportAnswer> {
  const { key, waited, shareNews: news, refusedRecipient: refused } = asked;
  const { amount } = payment;
  const online = config.paymentProvider !== null && amount > 0;
  const progress = progressOf(payment, waited);
  const address = reportPath(key);
  const of = job && report.booking_id !== null ? { bookingId: report.booking_id, job } : null;
  const body = (
    <PaymentScreen
      facts={[
        ['Property address', toReportForm(report).propertyAddress],
        ['Inspection date', longDate(report.report_date)],
        ['Report ID', reportNumber(reportId)],
      ]}
      amount={amount}
      payUrl={online ? `${address}/pay` : null}
      progress={progress}
      recipient={of && (await loadRecipient(of, { address, news, refused }))}
    />
  );
  const again = lookAgain(waited ?? 0, (next) => waitingPath(key, next));
  return {
    status: 200,
    title: 'Payment',
    body,
    options: { scripts: previewOf(asked), ...(progress === 'waiting' && { refresh: again }) },
  };
}
