import { jobBalance } from '@domain/customer/job-balance';
import type { Job } from '@domain/job/job';
import type { PaymentState } from '@domain/payment/payment-state';
import { dollars } from '@domain/text/dollars';

/** A report without a job. */
interface Due {
  readonly payment: { readonly state: PaymentState; readonly amount: number };
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** What a customer has to pay now, in a sentence. */
export function outstandingWords(jobs: readonly Job[], reports: readonly Due[]): string {
  const balances = jobs.map(jobBalance);
  const due = [
    ...balances.map(({ now }) => now),
    ...reports.map(({ payment }) => (payment.state === 'unpaid' ? payment.amount : 0)),
  ];
  const owed = cents(due.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0));
  const refund = cents(-due.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0));
  const later = cents(balances.reduce((sum, balance) => sum + balance.later, 0));
  return [
    owed > 0 ? `${dollars(owed)} outstanding` : 'Nothing outstanding',
    refund > 0 ? `${dollars(refund)} to refund` : '',
    later > 0 ? `${dollars(later)} due after inspection` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}
