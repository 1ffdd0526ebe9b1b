import type { ReactNode } from 'react';
import type { PaymentState } from '@domain/payment/payment-state';
import { dollars } from '@domain/text/dollars';
import { Facts, type PaymentFact } from './payment-screen';
import { PageFoot } from '../parts/page-foot';
import { PageHead } from '../parts/page-head';

interface SettledProps {
  readonly state: Exclude<PaymentState, 'unpaid'>;
  /** US dollars paid. */
  readonly amount: number;
  /** Whether the job has its report. */
  readonly reported: boolean;
  readonly facts: readonly PaymentFact[];
  /** Who else gets the report. */
  readonly recipient: ReactNode;
}

/** Says that nothing is due anymore, and what comes next. */
export function SettledScreen({ state, amount, reported, facts, recipient }: SettledProps) {
  const paid = state === 'paid';
  const next = reported
    ? 'Your report is ready: open the link in our email.'
    : 'We’ll email you your report, and it opens right away.';
  return (
    <div className="page">
      <PageHead skip="Skip to the content" />
      <main id="report">
        <h1>{paid ? 'Thank you, you’ve paid' : 'Nothing is due'}</h1>
        <p role="status">
          {paid ? `A receipt is on its way to your email. ${next}` : `You don’t need to pay. ${next}`}
        </p>
        <Facts amount={paid ? ['Paid', dollars(amount)] : null} facts={facts} />
        {recipient}
      </main>
      <PageFoot />
    </div>
  );
}
