import Box from '@mui/material/Box';
import type { Booking } from '@domain/job/booking';
import { paymentTransitions } from '@domain/payment/payment';
import { paymentMethodLabels } from '@domain/payment/payment-method';
import { dollars } from '@domain/text/dollars';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { RowButton } from '@/ui/row-button';
import { writtenInstant } from '@/ui/written-instant';
import type { JobHandlers } from '../job-handlers';
import { paymentWords } from '../job-words';

interface PaymentSectionProps {
  readonly job: Booking;
  readonly handlers: Pick<JobHandlers, 'markPaid' | 'waive' | 'isRunning'>;
}

/** What is due for a job, what became of it, and what can be done. */
export function PaymentSection({ job, handlers }: PaymentSectionProps) {
  const { payment, payment_state: state } = job;
  const next = paymentTransitions[state];
  const shared = { of: job.customer.name, disabled: handlers.isRunning(job) };
  return (
    <DetailSection title="Payment">
      <Facts
        facts={[
          { name: 'Price', value: `${dollars(job.total_price)}, ${paymentWords[state].toLowerCase()}` },
          { name: 'Paid by', value: payment && payment.method !== '' && paymentMethodLabels[payment.method] },
          { name: state === 'waived' ? 'Reason' : 'Note', value: payment?.note },
          { name: 'Recorded', value: payment && `${writtenInstant(payment.at)}, ${payment.by}` },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {next.includes('paid') && (
          <RowButton {...shared} label="Mark paid" onClick={() => handlers.markPaid(job)} />
        )}
        {next.includes('waived') && (
          <RowButton {...shared} label="Waive" onClick={() => handlers.waive(job)} />
        )}
      </Box>
    </DetailSection>
  );
}
