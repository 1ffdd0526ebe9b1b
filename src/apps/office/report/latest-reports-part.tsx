import { Suspense } from 'react';
import { LazyPaymentDialog } from '@/features/jobs/payment/lazy-payment-dialog';
import { LatestReports, type ReportPaymentDialogProps } from '@/features/report-actions/latest-reports';
import { useReportActions } from '@/features/report-actions/use-report-actions';
import { callAsAdmin } from '@/firebase/call-as-admin';
import { ReadBoundary } from '@/firebase/read-boundary';
import { useActions } from '@/ui/use-actions';
import { submitAction } from '../outbox/submit-action';
import { ReadFailed } from '../read-failed';

/** The reports written last, with the dialog of a payment that belongs to no job. */
export function LatestReportsPart({ onAmend }: { readonly onAmend: (reportId: string) => void }) {
  const actions = useReportActions({ call: callAsAdmin, submit: submitAction, onAmend });
  return (
    <ReadBoundary fallback={(failure) => <ReadFailed {...failure} />}>
      <LatestReports actions={actions} paymentDialog={(dialog) => <PaymentOfReport {...dialog} />} />
    </ReadBoundary>
  );
}

function PaymentOfReport({ report, payment, state, ...dialog }: ReportPaymentDialogProps) {
  const { act } = useActions();
  return (
    <Suspense fallback={null}>
      <LazyPaymentDialog
        {...dialog}
        key={`${state}-${report.id}`}
        job={{ customer: { name: report.clientName }, total_price: payment.amount, referral_id: null }}
        state={state}
        onSettle={({ method, note }) =>
          act(
            report.id,
            {
              done: state === 'paid' ? 'Marked Paid' : 'Payment Waived',
              failed: 'Failed to update the payment.',
              about: report.clientName,
            },
            (idempotencyKey) =>
              callAsAdmin('setReportPayment', { reportId: report.id, state, method, note, idempotencyKey }),
          )
        }
      />
    </Suspense>
  );
}
