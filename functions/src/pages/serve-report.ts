import type { Request } from 'firebase-functions/v2/https';
import { isDoorScope } from '@domain/access/access-link';
import { routes } from '@domain/business/routes';
import { payFolder, payPath } from '@domain/payment/pay-path';
import { openPayKey } from '../access/open-pay-key';
import { openReportKey, type OpenedReport } from '../access/open-report-key';
import type { OpenLink } from '../access/resolve-link';
import { pageFormLimits } from '../platform/body-limits';
import { isLocalStack } from '../platform/config';
import { logs } from '../platform/logs';
import { beginPrivateAnswer } from '../platform/private-answer';
import { requestContext } from '../platform/request-context';
import { route, type Response } from '../platform/route';
import { reportPath } from '../records/access/report-key';
import { adminOfRequest } from './admin-of-request';
import { isFromOwnSite } from './is-from-own-site';
import { pagePolicy } from './parts/page-policy';
import { closedAnswer, closedPayment, sendAnswer, type ReportAnswer } from './parts/report-answer';
import type { RefusedRecipient } from './share/recipient-ask';
import type { Asked as ShownAsked } from './show-report';

/**
 * report-page, behind Hosting's /report/**: the page of a report or a share, its files, the page where a job is paid
 * for, the redirects to and from payment, and repair request lists.
 */
export const serveReport = route(
  'report-page',
  async (request, response) => {
    if (!beginPrivateAnswer(request, response, 'private, no-store', ['GET', 'HEAD', 'POST'])) return;
    response.set('Content-Security-Policy', pagePolicy);
    try {
      await serve(request, response, new Date());
    } catch (error) {
      logs.reportPageFailed(error);
      await sendAnswer(response, closedAnswer('failed', requestContext()?.requestId));
    }
  },
  pageFormLimits.bytes,
);

async function serve(request: Request, response: Response, now: Date): Promise<void> {
  const [first = '', ...rest] = request.path.slice(`${routes.report}/`.length).split('/');
  if (first === 'files' && request.method !== 'POST') {
    const { sendFile } = await import('./file/send-file');
    await sendFile(request, response, now);
    return;
  }
  if (first === 'films' && request.method !== 'POST') {
    const { sendFilm } = await import('./film/send-film');
    await sendFilm(request, response, rest[0] ?? '', now);
    return;
  }
  await sendAnswer(response, await answerTo(request, first, rest.join('/'), now));
}

async function answerTo(request: Request, first: string, part: string, now: Date): Promise<ReportAnswer> {
  if (first === payPart) return pay(request, part, now);
  if (isLocalStack && first === 'checkout') {
    const { standInCheckout } = await import('./checkout/stand-in-checkout');
    return standInCheckout(request, part);
  }
  if (request.method === 'POST') return change(request, first, part, now);
  return first === 'return' ? comeBack(request) : show(request, first, part, now);
}

/** What follows /report/ in the address where a job is paid for. */
const payPart = payFolder.slice(`${routes.report}/`.length);

async function pay(request: Request, rest: string, now: Date): Promise<ReportAnswer> {
  const [key = '', ...parts] = rest.split('/');
  const part = parts.join('/');
  const [link, { payJob, showPayment }] = await Promise.all([
    openPayKey(key, now),
    import('./checkout/pay-job'),
  ]);
  if (link.state !== 'open') return closedPayment(link.state, key);
  const show = async (refused: RefusedRecipient | null) => {
    const recipient = await recipientBeside(link, { key, news: newsOf(request), refused });
    return showPayment({ key, ...link }, { waited: waitedOf(request), recipient });
  };
  if (request.method !== 'POST') return part === '' ? show(null) : { seeOther: payPath(key) };
  if (!isFromOwnSite(request)) return closedAnswer('unknown');
  if (part === '') return payJob({ key, ...link }, now);
  if (isDoorScope(link.scope)) return closedAnswer('unknown');
  const { bookingId } = link;
  const asked = { bookingId, onReport: false, address: payPath(key), body: request.body as unknown };
  const { changeRecipient, withdrawShare } = await import('./share/change-recipient');
  if (part === 'share/close') return withdrawShare(asked, now);
  if (part !== 'recipient') return closedAnswer('unknown');
  const changed = await changeRecipient(asked, now);
  return 'refused' in changed ? unprocessable(await show(changed.refused)) : changed;
}

interface Beside {
  readonly key: string;
  /** Result of the last action. */
  readonly news: string | null;
  readonly refused: RefusedRecipient | null;
}

/** Who else gets the report, on the page where a job is paid for; null for a code at the door, which only pays. */
async function recipientBeside({ bookingId, job, scope }: OpenLink, { key, ...asked }: Beside) {
  if (isDoorScope(scope)) return null;
  const { loadRecipient } = await import('./share/load-recipient');
  return loadRecipient({ bookingId, job }, { address: payPath(key), ...asked });
}

/** Result of the last action on a share, from the URL. */
function newsOf({ query: { share } }: Request): string | null {
  return typeof share === 'string' ? share : null;
}

/** The page with a form that was submitted with errors. */
function unprocessable(answer: ReportAnswer): ReportAnswer {
  return { ...answer, ...('status' in answer && { status: 422 }) };
}

/** How many times a returned payer's page has reloaded; null for all other readers. */
function waitedOf({ query: { waited } }: Request): number | null {
  return typeof waited === 'string' && /^\d{1,3}$/.test(waited) ? Number(waited) : null;
}

async function show(request: Request, key: string, part: string, now: Date): Promise<ReportAnswer> {
  // Loaded while the key is read.
  const [opened, { showReport }] = await Promise.all([openReportKey(key, now), import('./show-report')]);
  if (opened.state === 'closed') return closedAnswer(opened.why);
  if (part === 'repair-list.pdf' && opened.state === 'share') {
    const { repairListFile } = await import('./repair-list/repair-list-file');
    return repairListFile(opened, now);
  }
  if (part === 'confirmation.pdf' && opened.state === 'share') {
    const { confirmationFile } = await import('./confirmation/confirmation-file');
    return confirmationFile(opened, now);
  }
  // Where the browser stays after a form with errors, and then loads the page again.
  if ((part === 'share' || part === 'recipient') && opened.state === 'report') {
    return { seeOther: `${reportPath(key)}#${part}` };
  }
  if (part === 'repair-list' && opened.state === 'report') {
    return { seeOther: `${reportPath(key)}#repair-request` };
  }
  if (part === 'reminder' && opened.state === 'report') {
    return { seeOther: `${reportPath(key)}#reminder` };
  }
  if (part === 'book' && opened.state === 'report') {
    const { bookAgain } = await import('./outreach/book-again');
    return bookAgain(opened.report);
  }
  if (part !== '') return closedAnswer('unknown');
  const { admin, list } = request.query;
  const preview = admin === 'true';
  return showReport(
    opened,
    {
      key,
      preview,
      admin: preview ? await adminOfRequest(request) : null,
      waited: waitedOf(request),
      listNews: typeof list === 'string' ? list : null,
      shareNews: newsOf(request),
      refusedShare: null,
      refusedRecipient: null,
      refusedList: null,
    },
    now,
  );
}

async function change(request: Request, key: string, part: string, now: Date): Promise<ReportAnswer> {
  const opened = await openReportKey(key, now);
  if (opened.state === 'closed') return closedAnswer(opened.why);
  if (opened.state !== 'report' || !isFromOwnSite(request)) return closedAnswer('unknown');
  if (part === 'opened') {
    const { recordOpening } = await import('../outreach/record-opening');
    await recordOpening(opened.reportId, now);
    return { seeOther: reportPath(key) };
  }
  if (part === 'reminder') {
    const { declineReminder } = await import('../outreach/decline-reminder');
    await declineReminder(opened.reportId, now);
    return { seeOther: `${reportPath(key)}#reminder` };
  }
  if (part === 'pay') {
    const { payReport } = await import('./checkout/pay-report');
    return payReport(opened.reportId, key, now);
  }
  if (part === 'share' || part === 'share/close') {
    const { changeShares } = await import('./share/change-shares');
    const changed = await changeShares(opened, { key, part, body: request.body as unknown }, now);
    return 'refused' in changed ? showRefused(opened, key, { refusedShare: changed.refused }, now) : changed;
  }
  if (part === 'recipient' && opened.report.booking_id !== null) {
    const { changeRecipient } = await import('./share/change-recipient');
    const { booking_id: bookingId } = opened.report;
    const asked = { bookingId, onReport: true, address: reportPath(key), body: request.body as unknown };
    const changed = await changeRecipient(asked, now);
    return 'refused' in changed
      ? showRefused(opened, key, { refusedRecipient: changed.refused }, now)
      : changed;
  }
  const { changeRepairLists } = await import('./repair-list/change-repair-lists');
  const changed = await changeRepairLists(opened, { key, part, body: request.body as unknown }, now);
  return 'refused' in changed ? showRefused(opened, key, { refusedList: changed.refused }, now) : changed;
}

/** The page again, with the form as it was typed and what to correct. */
async function showRefused(
  opened: Extract<OpenedReport, { readonly state: 'report' }>,
  key: string,
  refused: Partial<Pick<ShownAsked, 'refusedShare' | 'refusedRecipient' | 'refusedList'>>,
  now: Date,
): Promise<ReportAnswer> {
  const { showReport } = await import('./show-report');
  const asked = { key, preview: false, admin: null, waited: null, listNews: null, shareNews: null };
  const none = { refusedShare: null, refusedRecipient: null, refusedList: null };
  return unprocessable(await showReport(opened, { ...asked, ...none, ...refused }, now));
}

async function comeBack(request: Request): Promise<ReportAnswer> {
  const { returnTarget } = await import('./checkout/pay-report');
  const { ReturnPage } = await import('./checkout/return-page');
  const target = returnTarget(request.get('Cookie'), request.query.cancelled === 'true');
  return target === null ? { status: 200, title: 'Thank you', body: ReturnPage() } : { seeOther: target };
}
