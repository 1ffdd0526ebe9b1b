import { routes } from '@domain/business/routes';
import { unsubscribe } from '../../outreach/unsubscribe';
import { logs } from '../../platform/logs';
import { beginPrivateAnswer } from '../../platform/private-answer';
import { requestContext } from '../../platform/request-context';
import { route } from '../../platform/route';
import { preferencesOfToken } from '../../records/contact-preferences/unsubscribe-token';
import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';
import { pagePolicy } from '../parts/page-policy';
import { closedAnswer, sendAnswer, type ReportAnswer } from '../parts/report-answer';

/** `List-Unsubscribe=One-Click`, as an email program sends it in one of two encodings. */
const bytesAtMost = 1024;

/**
 * The unsubscribe link of reminders and review requests, behind Hosting's /emails/**. Looking at it changes nothing, because
 * mail scanners open every link; the page's one button, or an email program by itself (RFC 8058), sends a POST. The link was
 * in the email, so nothing else is asked.
 */
export const serveUnsubscribe = route(
  'unsubscribe',
  async (request, response) => {
    if (!beginPrivateAnswer(request, response, 'private, no-store', ['GET', 'HEAD', 'POST'])) return;
    response.set('Content-Security-Policy', pagePolicy);
    const token = request.path.slice(`${routes.emails}/`.length);
    try {
      await sendAnswer(response, await answerTo(token, request.method === 'POST', new Date()));
    } catch (error) {
      logs.unsubscribePageFailed(error);
      await sendAnswer(response, closedAnswer('failed', requestContext()?.requestId));
    }
  },
  bytesAtMost,
);

async function answerTo(token: string, pressed: boolean, now: Date): Promise<ReportAnswer> {
  const preferencesId = preferencesOfToken(token);
  if (preferencesId === null) return closedAnswer('unknown');
  if (!pressed) {
    return { status: 200, title: 'Unsubscribe', body: <AskPage action={`${routes.emails}/${token}`} /> };
  }
  await unsubscribe(preferencesId, now);
  return { status: 200, title: 'Unsubscribed', body: <DonePage /> };
}

function AskPage({ action }: { readonly action: string }) {
  return (
    <div className="page">
      <PageHead skip="Skip to the content" />
      <main id="report" className="plain">
        <h1>Unsubscribe from our emails?</h1>
        <p>
          You’ll get no more reminders and review requests. We’ll still email you about inspections that you
          book, such as confirmations, reports, and receipts.
        </p>
        <form method="post" action={action}>
          <button type="submit" className="button">
            Unsubscribe
          </button>
        </form>
      </main>
      <PageFoot />
    </div>
  );
}

function DonePage() {
  return (
    <div className="page">
      <PageHead skip="Skip to the content" />
      <main id="report" className="plain">
        <h1>You’re unsubscribed</h1>
        <p>
          You’ll get no more reminders and review requests from us. We’ll still email you about inspections
          that you book. Changed your mind? Call or email us.
        </p>
      </main>
      <PageFoot />
    </div>
  );
}
