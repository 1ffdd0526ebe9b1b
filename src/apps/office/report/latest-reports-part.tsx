import { Suspense } from 'react';
import { LazyCorrectPaymentDialog } from '@/features/jobs/payment/lazy-correct-payment-dialog';
import { LazyPaymentDialog } from '@/features/jobs/payment/lazy-payment-dialog';
import { usePaymentAction, type Payable } from '@/features/jobs/payment/use-payment-action';
import {
  LatestReports,
  type LatestReportsOptions,
  type ReportPaymentDialogProps,
} from '@/features/report-actions/latest-reports';
import { useReportActions } from '@/features/report-actions/use-report-actions';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { submitAction } from '../outbox/submit-action';
import { ReadFailed } from '../read-failed';

type Paid = Pick<ReportPaymentDialogProps, 'report' | 'payment'>;

function payableReport({ report, payment }: Paid): Payable {
  const { id, clientName } = report;
  return { record: 'report', id, clientName, due: payment.amount, notified: true };
}

/** The list is live, so nothing needs to be reloaded. */
const nothingToRenew = () => undefined;

interface LatestReportsPartProps extends LatestReportsOptions {
  readonly onAmend: (reportId: string) => void;
}

/** The latest reports, or others, with the payment dialogs of reports that have no job. */
export function LatestReportsPart({ onAmend, ...options }: LatestReportsPartProps) {
  const actions = useReportActions({ call: callAsAdmin, submit: submitAction, onAmend });
  const { settle, undo, correct, isRunning } = usePaymentAction(callAsAdmin, nothingToRenew);
  return (
    <ReadBoundary fallback={(failure) => <ReadFailed {...failure} />}>
      <LatestReports
        {...options}
        actions={actions}
        call={callAsAdmin}
        payments={{
          undo: (report, payment) => {
            if (payment.held) undo(payableReport({ report, payment }), payment.held.at);
          },
          isRunning,
        }}
        paymentDialog={({ report, payment, about, ...dialog }) => (
          <Suspense fallback={null}>
            {about === 'correct' ? (
              <LazyCorrectPaymentDialog
                {...dialog}
                key={`${about}-${report.id}`}
                payable={payableReport({ report, payment })}
                state={payment.state === 'waived' ? 'waived' : 'paid'}
                onCorrect={(reason) =>
                  correct(payableReport({ report, payment }), payment.recordedAt, reason)
                }
              />
            ) : (
              <LazyPaymentDialog
                {...dialog}
                key={`${about}-${report.id}`}
                job={{
                  customer: { name: report.clientName },
                  total_price: payment.amount,
                  referral_id: null,
                  origin: null,
                }}
                state={about}
                onSettle={(form) => settle(payableReport({ report, payment }), form)}
              />
            )}
          </Suspense>
        )}
      />
    </ReadBoundary>
  );
}
