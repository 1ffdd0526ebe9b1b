import { contactLimits } from '@domain/contact/fields';
import type { NamedRecipient } from '@domain/share/named-recipient';
import type { ShareNews } from '../../share/share-news';
import { ShareNewsNote } from './share-news-note';

/** The form as it was submitted, and why it was refused: the error of its field, or the reason elsewhere. */
export interface RefusedRecipient {
  readonly email: string;
  readonly error: string | null;
  readonly news: ShareNews | null;
}

/** What the report still has to be before the named person gets it. */
export interface Outstanding {
  readonly ready: boolean;
  readonly paid: boolean;
}

interface RecipientAskProps {
  readonly named: NamedRecipient;
  /** Where the answer goes. */
  readonly action: string;
  readonly outstanding: Outstanding;
  readonly refused: RefusedRecipient | null;
}

/** Asks the client, once, whether the person whom their questionnaire names gets the report. */
export function RecipientAsk({ named, action, outstanding, refused }: RecipientAskProps) {
  return (
    <section id="recipient" className="ask raised screen" aria-labelledby="recipient-title">
      <h2 id="recipient-title">{titles[named.role]}</h2>
      <p dir="auto">{said(named)}</p>
      <p className="muted">
        If you agree, we’ll email them their own link{onceIt(outstanding)}. They’ll see the findings, photos,
        and estimated costs, but not your contact details. You can turn it off anytime.
      </p>
      <ShareNewsNote news={refused?.news ?? null} />
      <form method="post" action={`${action}#recipient`} noValidate>
        <div className="field">
          <label htmlFor="recipient-email">Their email</label>
          <input
            id="recipient-email"
            name="email"
            type="email"
            maxLength={contactLimits.email}
            defaultValue={refused?.email ?? named.email}
            autoComplete="off"
            {...(refused?.error && {
              autoFocus: true,
              'aria-invalid': true,
              'aria-describedby': 'recipient-email-error',
            })}
          />
          {refused?.error && (
            <p className="error" id="recipient-email-error">
              {refused.error}
            </p>
          )}
        </div>
        <div className="actions">
          <button className="button" name="answer" value="yes">
            Yes, send it
          </button>
          <button className="button quiet" name="answer" value="no">
            No, only me
          </button>
        </div>
      </form>
    </section>
  );
}

const titles: Record<NamedRecipient['role'], string> = {
  agent: 'Send the report to your agent too?',
  buyer: 'Send the report to the buyer too?',
  seller: 'Send the report to the seller too?',
  other: 'Send the report to someone else too?',
};

function said({ role, name, note }: NamedRecipient) {
  switch (role) {
    case 'agent':
      return name === '' ? (
        'In your questionnaire, you chose your agent to get the report.'
      ) : (
        <>
          In your questionnaire, you chose your agent, <strong>{name}</strong>, to get the report.
        </>
      );
    case 'buyer':
      return 'In your questionnaire, you chose the buyer to get the report. If that’s you, choose “No, only me.”';
    case 'seller':
      return 'In your questionnaire, you chose the seller to get the report.';
    case 'other':
      return (
        <>
          In your questionnaire, you wrote who should get the report: <strong>{note}</strong>
        </>
      );
  }
}

function onceIt({ ready, paid }: Outstanding): string {
  const missing = [...(ready ? [] : ['ready']), ...(paid ? [] : ['paid for'])];
  return missing.length === 0 ? '' : ` once the report is ${missing.join(' and ')}`;
}
