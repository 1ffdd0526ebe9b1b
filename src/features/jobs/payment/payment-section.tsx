import type { Job } from '@domain/job/job';
import { paymentMethodLabels } from '@domain/payment/payment-method';
import { dollars } from '@domain/text/dollars';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { writtenInstant } from '@/ui/written-instant';
import type { JobControls } from '../actions/job-action';
import { JobButtonsRow } from '../actions/job-buttons';
import { differenceWords } from './difference-words';
import { heldWords, paymentWords } from '../job-words';

interface PaymentSectionProps {
  readonly job: Job;
  readonly controls: JobControls;
}

/** The amount due for a job, its payment state, and the actions. */
export function PaymentSection({ job, controls }: PaymentSectionProps) {
  const { payment, payment_state: state, held_payment: held, corrected_payments: corrected } = job;
  const difference = job.price_difference;
  const last = corrected.at(-1);
  const cancelled = job.status === 'cancelled';
  const owed =
    cancelled && job.charge === 0 && state === 'unpaid' ? 'nothing owed' : paymentWords[state].toLowerCase();
  return (
    <DetailSection title="Payment">
      <Facts
        facts={[
          cancelled
            ? { name: 'Charge', value: `${dollars(job.charge)}, ${owed}` }
            : { name: 'Price', value: `${dollars(job.total_price)}, ${owed}` },
          { name: 'Difference', value: difference && differenceWords(difference) },
          { name: 'Refund', value: job.card_refund_at && 'On its way to the client’s card' },
          { name: 'Note on the difference', value: difference?.note },
          { name: 'Paid by', value: payment && payment.method !== '' && paymentMethodLabels[payment.method] },
          {
            name: (held?.state ?? state) === 'waived' ? 'Reason' : 'Note',
            value: held ? held.note : payment?.note,
          },
          { name: 'Recorded', value: payment && `${writtenInstant(payment.at)}, ${payment.by}` },
          { name: 'Marked', value: held && `${heldWords[held.state]}. ${held.by}` },
          {
            name: 'Corrected',
            value: last && `${writtenInstant(last.corrected_at)}, ${last.corrected_by}. ${last.reason}`,
          },
        ]}
      />
      <JobButtonsRow place="payment" job={job} controls={controls} />
    </DetailSection>
  );
}
