import { business } from '@domain/business/business';
import type { Finding } from '@domain/report/finding';
import { numberedFindings } from '@domain/report/numbered-findings';
import { severityWords } from '@domain/report/severity';
import { repairListLimits } from '@domain/share/repair-list';
import { sharesAtMost } from '@domain/share/share-calls';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import type { ListNews } from '../../repair-list/list-news';
import type { OpenShare } from '../../share/open-shares';
import { LinkActions } from '../parts/link-actions';
import { Panel } from '../parts/panel';
import { SeverityMark } from '../report/severity-mark';

/** A form for a list that was refused, as it was typed. */
export interface RefusedList {
  readonly findings: readonly string[];
  readonly recipient: string;
  readonly message: string;
  readonly errors: Readonly<Partial<Record<'findings' | 'recipient' | 'message' | 'token', string>>>;
  /** Why the list was not made, where no field is wrong. */
  readonly news: ListNews | null;
}

interface RepairRequestProps {
  readonly findings: readonly Finding[];
  /** `/report/{key}/repair-list`. */
  readonly address: string;
  /** Identifies one form, so that submitting it twice creates one list. */
  readonly token: string;
  readonly lists: readonly OpenShare[];
  readonly news: ListNews | null;
  readonly refused: RefusedList | null;
}

const newsWords: Record<ListNews, string> = {
  made: 'Your list is ready. Send its link to anyone who needs to see it.',
  closed: 'The link is turned off. It no longer works.',
  'nothing-chosen': 'Choose at least one finding.',
  'too-many': `This report already has ${sharesAtMost} lists and shared links. Turn off one you no longer need.`,
  'too-long': 'The form was too long. Please shorten your message.',
};

/** The form with which the client creates a repair request list for the seller. */
export function RepairRequest({ findings, address, token, lists, news, refused }: RepairRequestProps) {
  const errors = refused?.errors ?? {};
  const isChosen = ({ id, severity }: Finding) =>
    refused ? refused.findings.includes(id) : severity === 'high' || severity === 'medium';
  return (
    <Panel id="repair-request" title="Repair request list">
      <p>
        Choose the findings you want the seller to take care of. We’ll turn them into a page and a PDF with
        their photos, costs, and times in the video. Nothing else in the report can be reached from it.
      </p>
      {news && (
        <p className="news" role="status">
          {newsWords[news]}
        </p>
      )}
      <OwnLists lists={lists} address={address} />
      <form method="post" action={`${address}#repair-request`}>
        <input type="hidden" name="token" value={token} />
        <fieldset>
          <legend>Findings on the list</legend>
          {numberedFindings(findings).map(({ number, finding }) => (
            <label key={finding.id} className="choice">
              <input type="checkbox" name="finding" value={finding.id} defaultChecked={isChosen(finding)} />
              <SeverityMark severity={finding.severity} size={20} />
              <span dir="auto">
                {number}. {finding.mainProblem}
                {finding.footage !== null && ` at ${finding.footage} ft`}
                <span className="muted">, severity {severityWords[finding.severity].toLowerCase()}</span>
              </span>
            </label>
          ))}
          {errors.findings && <p className="error">{errors.findings}</p>}
        </fieldset>
        <div className="field">
          <label htmlFor="list-recipient">Who is it for? (optional)</label>
          <input
            id="list-recipient"
            name="recipient"
            maxLength={repairListLimits.recipient}
            autoComplete="off"
            defaultValue={refused?.recipient}
            {...describedBy('recipient', errors.recipient)}
          />
          <FieldError name="recipient" error={errors.recipient} />
        </div>
        <div className="field">
          <label htmlFor="list-message">Message (optional)</label>
          <textarea
            id="list-message"
            name="message"
            rows={4}
            maxLength={repairListLimits.message}
            defaultValue={refused?.message}
            {...describedBy('message', errors.message)}
          />
          <FieldError name="message" error={errors.message} />
        </div>
        <button className="button">Create list</button>
      </form>
    </Panel>
  );
}

const errorId = (name: string) => `list-${name}-error`;

const describedBy = (name: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId(name) };

function FieldError({ name, error }: { readonly name: string; readonly error: string | undefined }) {
  return (
    error && (
      <p className="error" id={errorId(name)}>
        {error}
      </p>
    )
  );
}

function OwnLists({ lists, address }: Pick<RepairRequestProps, 'lists' | 'address'>) {
  if (lists.length === 0) return null;
  return (
    <ul className="lists">
      {lists.map(({ id, share, url }) => {
        const made = writtenDate(calendarDateIn(business.timeZone, share.created_at.toDate()));
        const count = share.finding_ids?.length ?? 0;
        const { recipient_name: recipient } = share;
        const label = `${recipient === '' ? 'List' : `List for ${recipient}`} of ${made}`;
        return (
          <li key={id} className="raised">
            <p dir="auto">
              <strong>{label}</strong>, {count === 1 ? '1 finding' : `${count} findings`}
            </p>
            {url !== null && (
              <LinkActions
                label={label}
                name="Link to this list"
                url={url}
                close={{ action: `${address}/close`, field: 'list', id }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
