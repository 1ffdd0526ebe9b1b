import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { PaymentState } from '@domain/job/booking';
import { paymentTransitions } from '@domain/payment/payment';
import { reportNumber } from '@domain/report/report-number';
import { dollars } from '@domain/text/dollars';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import { useLiveList } from '@/firebase/use-live-list';
import { RowMenu } from '@/ui/row-menu';
import { StatusBadge } from '@/ui/status-badge';
import { latestPayments, type ReportPaymentRow } from './report-payments';
import { latestReports, type ReportRow } from './report-row';
import type { ReportActions, ReportAsked } from './use-report-actions';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 8, paddingBlock: 14 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .head': { display: 'flex', alignItems: 'start', gap: 8 },
  '& .head > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .badges, & .buttons': { display: 'flex', flexWrap: 'wrap', gap: 6 },
}));

const paymentWords: Record<PaymentState, string> = { unpaid: 'Unpaid', paid: 'Paid', waived: 'Waived' };

/** What the dialog of a report's payment takes, whoever brings it. */
export interface ReportPaymentDialogProps {
  readonly report: ReportRow;
  readonly payment: ReportPaymentRow;
  readonly state: 'paid' | 'waived';
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

interface LatestReportsProps {
  readonly actions: ReportActions;
  readonly paymentDialog: (props: ReportPaymentDialogProps) => ReactNode;
}

interface AskedPayment {
  readonly report: ReportRow;
  readonly payment: ReportPaymentRow;
  readonly state: 'paid' | 'waived';
}

/** The reports that were written last, live, with what can be done about each. */
export function LatestReports({ actions, paymentDialog }: LatestReportsProps) {
  const reports = useLiveList(latestReports);
  const payments = useLiveList(latestPayments);
  const [asked, setAsked] = useState<AskedPayment | null>(null);
  const [open, setOpen] = useState(false);
  if (reports.state === 'loading') return <Skeleton width="100%" height={120} />;
  const due = payments.state === 'ready' ? payments.rows : [];
  return (
    <section aria-labelledby="latest-reports">
      <Typography id="latest-reports" variant="h6" component="h2">
        Latest reports
      </Typography>
      {reports.rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {reports.confirmed
            ? 'No reports yet. The ones that you generate are listed here.'
            : 'No reports are kept on this device. They appear once you are connected.'}
        </Typography>
      )}
      <List>
        {reports.rows.map((report) => (
          <Report
            key={report.id}
            report={report}
            payment={due.find(({ id }) => id === report.id)}
            actions={actions}
            onPay={(payment, state) => {
              setAsked({ report, payment, state });
              setOpen(true);
            }}
          />
        ))}
      </List>
      {asked &&
        paymentDialog({
          ...asked,
          open,
          onClose: () => setOpen(false),
          onExited: () => setAsked(null),
        })}
    </section>
  );
}

interface ReportProps {
  readonly report: ReportRow;
  readonly payment: ReportPaymentRow | undefined;
  readonly actions: ReportActions;
  readonly onPay: (payment: ReportPaymentRow, state: 'paid' | 'waived') => void;
}

function Report({ report, payment, actions, onPay }: ReportProps) {
  const { id, clientName, reportDate, version, sentAt, amendmentUnsent, bookingId } = report;
  const asked: ReportAsked = { name: id, about: clientName, find: () => Promise.resolve(report) };
  const of = `${clientName}, ${reportNumber(id)}`;
  const button = { size: 'small', variant: 'outlined', color: 'inherit' } as const;
  const disabled = actions.isRunning(id);
  // A job's payment is settled on the job.
  const next = bookingId === null && payment ? paymentTransitions[payment.state] : [];
  return (
    <li>
      <div className="head">
        <div>
          <strong>{clientName || 'No name'}</strong>
          <small>
            {reportNumber(id)}, {isCalendarDate(reportDate) ? shortDate(reportDate) : 'no date'}
            {version > 1 && `, version ${version}`}
          </small>
        </div>
        <RowMenu
          of={of}
          disabled={disabled}
          items={[
            { label: 'Copy report link', onChoose: () => actions.copyLink(asked) },
            { label: 'Amend Report', onChoose: () => actions.amend(asked) },
            ...(payment && next.includes('paid')
              ? [{ label: 'Mark paid', onChoose: () => onPay(payment, 'paid') }]
              : []),
            ...(payment && next.includes('waived')
              ? [{ label: 'Waive', onChoose: () => onPay(payment, 'waived') }]
              : []),
          ]}
        />
      </div>
      <div className="badges">
        <StatusBadge tone={sentAt ? 'completed' : 'pending'}>
          {sentAt ? 'Report Sent' : 'Not sent'}
        </StatusBadge>
        {amendmentUnsent && <StatusBadge tone="pending">Amendment not sent</StatusBadge>}
        {payment && (
          <StatusBadge tone={payment.state === 'unpaid' ? 'pending' : 'completed'}>
            {paymentWords[payment.state]}, {dollars(payment.amount)}
          </StatusBadge>
        )}
      </div>
      <div className="buttons">
        <Button
          {...button}
          disabled={disabled}
          aria-label={`View: ${of}`}
          onClick={() => actions.view(asked)}
        >
          View
        </Button>
        {sentAt ? (
          <Button
            {...button}
            disabled={disabled}
            aria-label={`Resend Report: ${of}`}
            onClick={() => actions.resend(asked)}
          >
            Resend Report
          </Button>
        ) : (
          <Button
            {...button}
            disabled={disabled}
            aria-label={`Send Report: ${of}`}
            onClick={() => actions.send(asked)}
          >
            Send Report
          </Button>
        )}
      </div>
    </li>
  );
}
