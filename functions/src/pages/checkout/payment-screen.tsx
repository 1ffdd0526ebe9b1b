import type { ReactNode } from 'react';
import { dollars } from '@domain/text/dollars';
import { phoneNow } from '../../platform/phone-now';
import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';
import type { PaymentProgress } from './payment-progress';

/** A label and its value; empty values are left out. */
export type PaymentFact = readonly [label: string, value: string];

/** Everything that a reader gets of a report before it is paid or waived. */
export interface Unpaid {
  readonly facts: readonly PaymentFact[];
  /** US dollars. */
  readonly amount: number;
  /** URL for paying online, by POST; null if it is paid otherwise. */
  readonly payUrl: string | null;
  readonly progress: PaymentProgress;
  /** Whether this is the page of a job, which may have no report yet. */
  readonly early?: boolean;
  /** Who else gets the report. */
  readonly recipient?: ReactNode;
}

/** While it is any of these, a second payment would be one too many. */
const busy: readonly PaymentProgress[] = ['waiting', 'processing', 'held'];

/** Says what is due, and how to pay. */
export function PaymentScreen(unpaid: Unpaid) {
  const { facts, amount, progress, early = false, recipient } = unpaid;
  const { title, lead } = early && progress === 'due' ? dueEarly : words[progress];
  return (
    <div className="page">
      <PageHead />
      <main id="report">
        <h1>{title}</h1>
        <p role="status">{lead}</p>
        <Facts amount={['Amount due', dollars(amount)]} facts={facts} />
        {!busy.includes(progress) && <HowToPay {...unpaid} />}
        {progress !== 'waiting' && recipient}
      </main>
      <PageFoot>{!early && 'Keep the link to this page. Your report will open here.'}</PageFoot>
    </div>
  );
}

interface FactsProps {
  /** Null if there is none to show. */
  readonly amount: PaymentFact | null;
  readonly facts: readonly PaymentFact[];
}

/** What a payment is about. */
export function Facts({ amount, facts }: FactsProps) {
  return (
    <dl className="facts raised">
      {amount && (
        <div className="amount">
          <dt>{amount[0]}</dt>
          <dd>{amount[1]}</dd>
        </div>
      )}
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const dueEarly = {
  title: 'Pay for your inspection',
  lead: 'Nothing is due until your report is ready. If you pay now, it opens as soon as it’s done.',
};

const words: Record<PaymentProgress, { readonly title: string; readonly lead: string }> = {
  due: { title: 'Your report is ready', lead: 'You can view it here as soon as it’s paid for.' },
  waiting: {
    title: 'We’re waiting for your payment',
    lead: 'This usually takes a few seconds. This page checks on its own and opens your report once the payment is confirmed.',
  },
  overdue: {
    title: 'We’re still waiting for your payment',
    lead: 'It hasn’t been confirmed yet. If you’ve paid, reload this page in a few minutes. You won’t be charged twice. If you haven’t, you can pay here.',
  },
  processing: {
    title: 'Your payment is on its way',
    lead: 'Your bank has to confirm it, which can take a few days. We’ll email you as soon as your report is ready to view.',
  },
  held: {
    title: 'One moment, please',
    lead: 'Our office is updating this payment right now, so please don’t pay yet. Reload this page in two minutes.',
  },
  failed: {
    title: 'Your payment didn’t go through',
    lead: 'Your bank declined it, and nothing was charged. You can try again here.',
  },
};

function HowToPay({ amount, payUrl, early = false }: Unpaid) {
  const { e164, display } = phoneNow();
  const phone = <a href={`tel:${e164}`}>{display}</a>;
  return (
    <>
      <h2>How to pay</h2>
      {payUrl === null ? (
        <p>
          {early ? 'Pay our inspector by check, or call us at ' : 'Call us at '}
          {phone}. We take cards, checks, and payment apps
          {early ? '.' : ', and you can view your report within minutes.'}
        </p>
      ) : (
        <>
          <form method="post" action={payUrl}>
            <button className="button">Pay {dollars(amount)}</button>
          </form>
          <p className="after">
            You’ll pay on our payment provider’s page. We never see your card. To pay by check or payment app
            instead, call us at {phone}.
          </p>
        </>
      )}
    </>
  );
}
