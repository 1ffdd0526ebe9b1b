import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Booking } from '@domain/job/booking';
import { paymentTransitions } from '@domain/payment/payment';
import { paymentMethodLabels } from '@domain/payment/payment-method';
import { dollars } from '@domain/text/dollars';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { paymentWords } from './job-words';
import { writtenInstant } from '@/ui/written-instant';

export interface PaymentHandlers {
  readonly markPaid: (job: Booking) => void;
  readonly waive: (job: Booking) => void;
  readonly isRunning: (job: Booking) => boolean;
}

interface PaymentSectionProps {
  readonly job: Booking;
  readonly handlers: PaymentHandlers;
}

/** What is due for a job, what became of it, and what can be done. */
export function PaymentSection({ job, handlers }: PaymentSectionProps) {
  const { payment, payment_state: state } = job;
  const next = paymentTransitions[state];
  const disabled = handlers.isRunning(job);
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
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={disabled}
            onClick={() => handlers.markPaid(job)}
          >
            Mark paid
          </Button>
        )}
        {next.includes('waived') && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={disabled}
            onClick={() => handlers.waive(job)}
          >
            Waive
          </Button>
        )}
      </Box>
    </DetailSection>
  );
}
