import { doorKeyMinutes } from '@domain/access/access-link';
import type { ClosedReport } from '../../access/open-report-key';
import { phoneNow } from '../../platform/phone-now';
import { CallText } from './call-text';
import { PageFoot } from './page-foot';
import { PageHead } from './page-head';

/** Why a link can't be viewed. */
export type ClosedState =
  | ClosedReport
  | 'share-waits'
  | 'failed'
  | 'pay-revoked'
  | 'pay-expired'
  | 'pay-door-expired'
  | 'pay-cancelled'
  | 'pay-ended';

interface Words {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

const wordsOf = (call: string): Record<ClosedState, Words> => ({
  unknown: {
    status: 404,
    title: 'We don’t recognize this link',
    text: `Part of it may be missing. Please open the link in our latest email again, or ${call}.`,
  },
  revoked: {
    status: 410,
    title: 'This link was replaced',
    text: `It no longer opens the report. Please use the link in our latest email, or ${call} and we’ll send it again.`,
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: `Links to reports work for two years. Please ${call} and we’ll see what we can do.`,
  },
  deleted: {
    status: 410,
    title: 'This report is no longer here',
    text: `It was removed. If you didn’t expect that, please ${call}.`,
  },
  'share-closed': {
    status: 410,
    title: 'This link was turned off',
    text: 'The person who sent it turned it off, or it expired. Please ask them for a new one.',
  },
  'share-waits': {
    status: 403,
    title: 'This report isn’t available yet',
    text: 'The link is good. It will open once the report is released, so please try again later.',
  },
  'pay-revoked': {
    status: 410,
    title: 'This link was replaced',
    text: `Please use the link in our latest email, or ${call} and we’ll send it again.`,
  },
  'pay-expired': {
    status: 410,
    title: 'This link has expired',
    text: `If you’ve paid, your receipt is in your email. To pay, ${call} and we’ll send a new link.`,
  },
  'pay-door-expired': {
    status: 410,
    title: 'This link has expired',
    text: `It was made for the visit and worked for ${doorKeyMinutes} minutes. If you’ve paid, your receipt is in your email. To pay, ask your inspector for a new code, use the link in our email, or ${call}.`,
  },
  'pay-cancelled': {
    status: 410,
    title: 'This appointment was cancelled',
    text: `There’s nothing to pay. If that’s a mistake, please ${call}.`,
  },
  'pay-ended': {
    status: 410,
    title: 'The inspection didn’t take place',
    text: `Our email about it says what you owe, if anything. Questions? Please ${call}.`,
  },
  failed: {
    status: 500,
    title: 'Something went wrong on our side',
    text: `Nothing is lost. Please reload the page in a minute, or ${call}.`,
  },
});

export function closedWords(state: ClosedState): Words {
  return wordsOf(`call us at ${phoneNow().display}`)[state];
}

/** The page shown when a link can't be viewed: why, and what to do. */
export function ClosedPage({
  state,
  reference,
}: {
  readonly state: ClosedState;
  /** The request id to search for in the logs. */
  readonly reference?: string | undefined;
}) {
  const { title, text } = closedWords(state);
  return (
    <div className="page">
      <PageHead skip="Skip to the content" />
      <main id="report" className="plain">
        <h1>{title}</h1>
        <p>
          <CallText>{text}</CallText>
        </p>
        {reference && <p>Reference: {reference}.</p>}
      </main>
      <PageFoot />
    </div>
  );
}
