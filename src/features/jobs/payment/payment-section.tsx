import Box from '@mui/material/Box';
import type { Job } from '@domain/job/job';
import { paymentTransitions } from '@domain/payment/payment';
import { paymentMethodLabels } from '@domain/payment/payment-method';
import { dollars } from '@domain/text/dollars';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { RowButton } from '@/ui/row-button';
import { writtenInstant } from '@/ui/written-instant';
import type { JobHandlers } from '../job-handlers';
import { heldWords, paymentWords } from '../job-words';
import { canBeCorrected } from './payable-job';
import { UndoPaymentButton } from './undo-payment-button';

interface PaymentSectionProps {
  readonly job: Job;
  readonly handlers: Pick<JobHandlers, 'markPaid' | 'waive' | 'undoPayment' | 'correctPayment' | 'isRunning'>;
}

/** The amount due for a job, its payment state, and the actions. */
export function PaymentSection({ job, handlers }: PaymentSectionProps) {
  const { payment, payment_state: state, held_payment: held, corrected_payments: corrected } = job;
  const next = held ? [] : paymentTransitions[state];
  const last = corrected.at(-1);
  const shared = { of: job.customer.name, disabled: handlers.isRunning(job) };
  return (
    <DetailSection title="Payment">
      <Facts
        facts={[
          { name: 'Price', value: `${dollars(job.total_price)}, ${paymentWords[state].toLowerCase()}` },
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        <UndoPaymentButton key={held?.at} job={job} handlers={handlers} />
        {next.includes('paid') && (
          <RowButton {...shared} label="Mark paid" onClick={() => handlers.markPaid(job)} />
        )}
        {next.includes('waived') && (
          <RowButton {...shared} label="Waive" onClick={() => handlers.waive(job)} />
        )}
        {canBeCorrected(job) && (
          <RowButton {...shared} label="Correct payment" onClick={() => handlers.correctPayment(job)} />
        )}
      </Box>
    </DetailSection>
  );
}
