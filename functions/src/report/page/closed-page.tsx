import { business } from '@domain/business/business';
import { PageFoot } from './page-foot';
import { PageHead } from './page-head';

/** Why a link opens nothing. */
export type ClosedState =
  'unknown' | 'revoked' | 'expired' | 'deleted' | 'share-closed' | 'share-waits' | 'failed';

interface Words {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

const call = `call us on ${business.phone.display}`;

export const closedWords: Record<ClosedState, Words> = {
  unknown: {
    status: 404,
    title: 'We do not know this link',
    text: `Please open the link in our latest e-mail again, as a part of it may be missing, or ${call}.`,
  },
  revoked: {
    status: 410,
    title: 'This link was replaced',
    text: `It no longer opens the report. Please use the link in our latest e-mail, or ${call} and we will send it again.`,
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: `Links to reports work for two years. Please ${call} and we will see what we can do.`,
  },
  deleted: {
    status: 410,
    title: 'This report is no longer here',
    text: `It was removed. If you did not expect that, please ${call}.`,
  },
  'share-closed': {
    status: 410,
    title: 'This link was closed',
    text: 'Whoever sent it to you has closed it, or it has expired. Please ask them for a new one.',
  },
  'share-waits': {
    status: 403,
    title: 'This report is not open yet',
    text: 'The link is good. It opens as soon as the report is released, so please try it again later.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong on our side',
    text: `Nothing is lost. Please load the page again in a minute, or ${call}.`,
  },
};

/** What a person sees where a link opens nothing: why, and what to do. */
export function ClosedPage({
  state,
  reference,
}: {
  readonly state: ClosedState;
  /** By which our log is searched for what happened. */
  readonly reference?: string | undefined;
}) {
  const { title, text } = closedWords[state];
  return (
    <div className="page">
      <PageHead skip="Skip to the text" />
      <main id="report" className="plain">
        <h1>{title}</h1>
        <p>{text}</p>
        {reference && <p>Reference: {reference}.</p>}
      </main>
      <PageFoot />
    </div>
  );
}
