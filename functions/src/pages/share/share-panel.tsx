import type { ReactNode } from 'react';
import { contactLimits } from '@domain/contact/fields';
import type { PageShare, PageShareField } from '@domain/share/page-share';
import { confirmationTitle } from '@domain/report/compare/confirmation-title';
import { shareRoles, usualParts, type SharedParts } from '@domain/share/report-share';
import { sharedPartWords, shareRoleWords } from '@domain/share/share-words';
import type { OpenShare } from '../../share/open-shares';
import type { ReferringAgent } from '../../share/referring-agent';
import type { ShareNews } from '../../share/share-news';
import { Panel } from '../parts/panel';
import { ShareList } from './share-list';
import { ShareNewsNote } from './share-news-note';

type SharedWhat = PageShare['what'];

/** A form that was refused, as it was typed. */
export interface RefusedShare {
  readonly email: string;
  readonly name: string;
  readonly what: SharedWhat;
  readonly role: string;
  readonly parts: SharedParts;
  readonly errors: Readonly<Partial<Record<PageShareField, string>>>;
  /** Why nothing was shared, where no field is wrong. */
  readonly news: ShareNews | null;
}

interface SharePanelProps {
  /** Who referred the client; null if no agent did. */
  readonly agent: ReferringAgent | null;
  /** `/report/{key}/share`. */
  readonly address: string;
  /** One for each form, so that submitting a form twice shares once. */
  readonly tokens: readonly [agent: string, someone: string];
  /** Whether the report confirms a repair, which can be shared alone. */
  readonly confirms: boolean;
  readonly shares: readonly OpenShare[];
  readonly news: ShareNews | null;
  readonly refused: RefusedShare | null;
}

/** Shares the report with the referring agent in two presses, or with someone else; lists and ends its shares. */
export function SharePanel({ agent, address, tokens, confirms, shares, news, refused }: SharePanelProps) {
  const someone = <SomeoneForm {...{ address, confirms, refused }} token={tokens[1]} />;
  return (
    <Panel id="share" title="Share this report">
      <ShareNewsNote news={refused ? refused.news : news} />
      {agent && (
        <form method="post" action={`${address}#share`}>
          <input type="hidden" name="token" value={tokens[0]} />
          <input type="hidden" name="to" value="agent" />
          <p dir="auto">
            <strong>{agent.name}</strong>, {agent.email}
          </p>
          <Parts chosen={usualParts} />
          <button className="button">Send to {agent.name}</button>
        </form>
      )}
      {agent ? (
        <details open={refused !== null}>
          <summary>Send it to someone else</summary>
          {someone}
        </details>
      ) : (
        someone
      )}
      {shares.length > 0 && (
        <>
          <h3>Shared with</h3>
          <ShareList shares={shares} closeAction={`${address}/close`} />
        </>
      )}
    </Panel>
  );
}

interface SomeoneFormProps {
  readonly address: string;
  readonly token: string;
  readonly confirms: boolean;
  readonly refused: RefusedShare | null;
}

function SomeoneForm({ address, token, confirms, refused }: SomeoneFormProps) {
  const role = refused?.role ?? 'agent';
  const errors = refused?.errors ?? {};
  return (
    <form method="post" action={`${address}#share`} noValidate>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="to" value="someone" />
      <Field name="email" label="Their email" error={errors.email}>
        <input
          id="share-email"
          name="email"
          type="email"
          maxLength={contactLimits.email}
          defaultValue={refused?.email}
          autoComplete="off"
          autoFocus={errors.email !== undefined}
          {...describedBy('email', errors.email)}
        />
      </Field>
      <Field name="name" label="Their name (optional)" error={errors.name}>
        <input
          id="share-name"
          name="name"
          defaultValue={refused?.name}
          autoComplete="off"
          {...describedBy('name', errors.name)}
        />
      </Field>
      <fieldset>
        <legend>This person is</legend>
        <div className="roles">
          {shareRoles.map((value) => (
            <label key={value} className="choice">
              <input type="radio" name="role" value={value} defaultChecked={value === role} />
              <span>{shareRoleWords[value]}</span>
            </label>
          ))}
        </div>
        {errors.role && <p className="error">{errors.role}</p>}
      </fieldset>
      {confirms && <What chosen={refused?.what ?? 'report'} />}
      <div className="parts">
        <Parts chosen={refused?.parts ?? usualParts} />
      </div>
      <div className="actions">
        <button className="button" name="way" value="email">
          Send email
        </button>
        <button className="button quiet" name="way" value="link">
          Get a link to copy
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly name: PageShareField;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

function Field({ name, label, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={`share-${name}`}>{label}</label>
      {children}
      {error && (
        <p className="error" id={`share-${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(name: PageShareField, error: string | undefined) {
  return error === undefined
    ? {}
    : { 'aria-invalid': true as const, 'aria-describedby': `share-${name}-error` };
}

const whatWords: Readonly<Record<SharedWhat, string>> = {
  report: 'The report',
  confirmation: confirmationTitle,
};

/** The report, or the confirmation of its repair without the rest. */
function What({ chosen }: { readonly chosen: SharedWhat }) {
  return (
    <fieldset>
      <legend>What they get</legend>
      {(['report', 'confirmation'] as const).map((value) => (
        <label key={value} className="choice">
          <input type="radio" name="what" value={value} defaultChecked={value === chosen} />
          <span>
            {whatWords[value]}
            {value === 'confirmation' && (
              <span className="muted">
                : what we checked and what became of it, with photos and a PDF. Nothing else of the report.
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const parts = ['photos', 'costs', 'notes', 'video', 'pdf'] as const;

/** What the link shows beside the findings. */
function Parts({ chosen }: { readonly chosen: SharedParts }) {
  const isUsual = parts.every((part) => chosen[part] === usualParts[part]);
  return (
    <>
      <p className="muted">
        {isUsual
          ? 'They’ll see the findings, photos, and estimated costs. They won’t see your contact details.'
          : 'They’ll see the findings and what’s checked below.'}
      </p>
      <details open={!isUsual}>
        <summary>Change what it shows</summary>
        <fieldset>
          <legend>Findings, and</legend>
          {parts.map((part) => (
            <label key={part} className="choice">
              <input type="checkbox" name={part} defaultChecked={chosen[part]} />
              <span>
                {sharedPartWords[part]}
                {part === 'pdf' && (
                  <span className="muted">
                    : the whole report, with photos, costs, notes, any video link, and your name
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}
