import { business } from '@domain/business/business';
import type { Finding } from '@domain/report/finding';
import { severityWords } from '@domain/report/severity';
import { repairListLimits } from '@domain/share/repair-list';
import { sharesAtMost } from '@domain/share/share-calls';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { SeverityMark } from './severity-mark';

/** A list that was made before, as the client who made it sees it. */
export interface OwnList {
  readonly id: string;
  readonly url: string;
  readonly recipientName: string;
  readonly createdAt: Date;
  /** How many findings it holds. */
  readonly count: number;
}

/** What has just been done. */
export type ListNews = 'made' | 'closed' | 'nothing-chosen' | 'too-many';

interface RepairRequestProps {
  readonly findings: readonly Finding[];
  /** `/report/{key}/repair-list`. */
  readonly address: string;
  /** Tells one filled-in form from the next. */
  readonly token: string;
  readonly lists: readonly OwnList[];
  readonly news: ListNews | null;
}

const newsWords: Record<ListNews, string> = {
  made: 'Your list is ready. Send its link to whoever shall read it.',
  closed: 'The link is closed: it opens nothing any more.',
  'nothing-chosen': 'Choose at least one finding.',
  'too-many': `This report has ${sharesAtMost} lists and shared links already. Close one that you need no more.`,
};

/** Where the client puts a list of repairs together, to be handed to the seller. */
export function RepairRequest({ findings, address, token, lists, news }: RepairRequestProps) {
  if (findings.length === 0) return null;
  return (
    <section id="repair-request" className="request screen" aria-labelledby="repair-request-title">
      <h2 id="repair-request-title">Repair request list</h2>
      <p>
        For the deal: choose the findings that you want the seller to see to. They become a page and a PDF
        with their photos, costs and places in the video. Nothing else of the report can be reached from it.
      </p>
      {news && (
        <p className="news" role="status">
          {newsWords[news]}
        </p>
      )}
      <OwnLists lists={lists} address={address} />
      <form method="post" action={address} className="raised">
        <input type="hidden" name="token" value={token} />
        <fieldset>
          <legend>Findings on the list</legend>
          {findings.map((finding, index) => (
            <label key={finding.id} className="choice">
              <input
                type="checkbox"
                name="finding"
                value={finding.id}
                defaultChecked={finding.severity === 'high' || finding.severity === 'medium'}
              />
              <SeverityMark severity={finding.severity} size={20} />
              <span dir="auto">
                {index + 1}. {finding.mainProblem}
                {finding.footage !== null && ` at ${finding.footage} ft`}
                <span className="muted">, severity {severityWords[finding.severity].toLowerCase()}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <label className="field">
          <span>Who is it for? (optional)</span>
          <input name="recipient" maxLength={repairListLimits.recipient} autoComplete="off" />
        </label>
        <label className="field">
          <span>Message (optional)</span>
          <textarea name="message" rows={4} maxLength={repairListLimits.message} />
        </label>
        <button className="button">Make the list</button>
      </form>
    </section>
  );
}

function OwnLists({ lists, address }: Pick<RepairRequestProps, 'lists' | 'address'>) {
  if (lists.length === 0) return null;
  return (
    <ul className="lists">
      {lists.map(({ id, url, recipientName, createdAt, count }) => {
        const made = writtenDate(calendarDateIn(business.timeZone, createdAt));
        const name = `${recipientName === '' ? 'List' : `List for ${recipientName}`} of ${made}`;
        return (
          <li key={id} className="raised">
            <p dir="auto">
              <strong>{name}</strong>, {count === 1 ? '1 finding' : `${count} findings`}
            </p>
            <label className="field">
              <span>Its link</span>
              <input readOnly value={url} data-copied />
            </label>
            <div className="actions">
              <button type="button" className="button quiet" data-copy={url} hidden>
                Copy link
              </button>
              <a className="button quiet" href={url} target="_blank" rel="noopener noreferrer">
                Open
              </a>
              <form method="post" action={`${address}/close`}>
                <input type="hidden" name="list" value={id} />
                <button className="button quiet" aria-label={`Close the link: ${name}`}>
                  Close the link
                </button>
              </form>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
