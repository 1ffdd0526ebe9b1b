import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentState } from '@domain/payment/payment-state';
import { undoSeconds } from '@domain/job/undo-step';
import { paymentTransitions } from '@domain/payment/payment';
import { reportNumber } from '@domain/report/report-number';
import { customerAddress } from '@domain/office/customer-address';
import { propertyAddress } from '@domain/office/property-address';
import { dollars } from '@domain/text/dollars';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { LastMailNote } from '@/shared/mail/last-mail-note';
import { SendReportDialog } from '@/shared/report/send-report-dialog';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { RowButton } from '@/ui/row-button';
import { RowMenu, type RowMenuItem } from '@/ui/row-menu';
import { StatusBadge } from '@/ui/status-badge';
import { useUntil } from '@/ui/use-until';
import { paymentsOf, type ReportPaymentRow } from './report-payments';
import type { ReportRow } from './report-row';
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

/** An action on a report's payment: Mark paid, Waive, or Correct payment. */
type AskedAbout = 'paid' | 'waived' | 'correct';

/** Actions on a payment mark that has not taken effect. */
export interface ReportPayments {
  readonly undo: (report: ReportRow, payment: ReportPaymentRow) => void;
  readonly isRunning: (reportId: string) => boolean;
}

/** Props of the report payment dialog, which the app passes in. */
export interface ReportPaymentDialogProps {
  readonly report: ReportRow;
  readonly payment: ReportPaymentRow;
  readonly about: AskedAbout;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Which reports are shown, and their words. */
export interface LatestReportsOptions {
  readonly heading: string;
  /** Use a constant or a memoized value. */
  readonly list: ListQuery<ReportRow>;
  /** Shown where there are none. */
  readonly none: string;
  /** The button for further pages; omitted where only the first is shown. */
  readonly more?: string;
  /** Whether the heading takes the focus when the list is first shown. */
  readonly focused?: boolean;
  /** Whether each report's menu leads to its customer's page. */
  readonly customers?: boolean;
}

interface LatestReportsProps extends LatestReportsOptions {
  readonly actions: ReportActions;
  readonly call: CallAsAdmin;
  readonly payments: ReportPayments;
  readonly paymentDialog: (props: ReportPaymentDialogProps) => ReactNode;
}

interface AskedPayment {
  readonly report: ReportRow;
  readonly payment: ReportPaymentRow;
  readonly about: AskedAbout;
}

/** A list of reports, live, with the actions on each. */
export function LatestReports({ heading, list, none, more, focused = false, ...items }: LatestReportsProps) {
  const id = useId();
  const reports = useLiveList(list);
  const title = useRef<HTMLHeadingElement>(null);
  const loaded = reports.state === 'ready';
  useEffect(() => {
    if (focused && loaded) title.current?.focus();
  }, [focused, loaded]);
  if (reports.state === 'loading') return <Skeleton width="100%" height={120} />;
  return (
    <section aria-labelledby={id}>
      <Typography ref={title} id={id} variant="h6" component="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {heading}
      </Typography>
      <DamagedNote damaged={reports.damaged} />
      {reports.rows.length === 0 && reports.damaged.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {reports.confirmed
            ? none
            : 'No reports are saved on this device. They’ll appear once you’re connected.'}
        </Typography>
      )}
      {reports.rows.length > 0 && <ReportItems {...items} reports={reports.rows} />}
      {more !== undefined && reports.hasMore && <ShowMore onShow={reports.showMore}>{more}</ShowMore>}
    </section>
  );
}

interface ReportItemsProps extends Pick<
  LatestReportsProps,
  'actions' | 'call' | 'payments' | 'paymentDialog' | 'customers'
> {
  readonly reports: readonly ReportRow[];
}

function ReportItems({
  reports,
  actions,
  call,
  payments: settling,
  paymentDialog,
  customers = false,
}: ReportItemsProps) {
  const ids = reports.map((report) => report.id).join(' ');
  const payments = useLiveList(useMemo(() => paymentsOf(ids.split(' ')), [ids]));
  const [asked, setAsked] = useState<AskedPayment | null>(null);
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState<ReportRow | null>(null);
  const [sendOpen, setSendOpen] = useState(false);
  const due = payments.state === 'ready' ? payments.rows : [];
  return (
    <>
      <DamagedNote damaged={payments.state === 'ready' ? payments.damaged : []} />
      <List>
        {reports.map((report) => (
          <Report
            key={report.id}
            report={report}
            payment={due.find(({ id }) => id === report.id)}
            actions={actions}
            payments={settling}
            customerId={customers ? report.customerId : null}
            onPay={(payment, about) => {
              setAsked({ report, payment, about });
              setOpen(true);
            }}
            onSend={() => {
              setSending(report);
              setSendOpen(true);
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
      {sending && (
        <SendReportDialog
          open={sendOpen}
          bookingId={sending.bookingId}
          email={sending.clientEmail}
          again={sending.sentAt !== null}
          call={call}
          onSend={() => (sending.sentAt === null ? actions.send : actions.resend)(askedOf(sending))}
          onClose={() => setSendOpen(false)}
          onExited={() => setSending(null)}
        />
      )}
    </>
  );
}

interface ReportProps {
  readonly report: ReportRow;
  readonly payment: ReportPaymentRow | undefined;
  readonly actions: ReportActions;
  readonly payments: ReportPayments;
  /** The customer whose page its menu leads to. */
  readonly customerId: string | null;
  readonly onPay: (payment: ReportPaymentRow, about: AskedAbout) => void;
  /** Asks whether to send it, or send it again. */
  readonly onSend: () => void;
}

function askedOf(report: ReportRow): ReportAsked {
  return { name: report.id, about: report.clientName, find: () => Promise.resolve(report) };
}

/** A job's payment is recorded on the job; a report without one has its own. */
const ownPayment = ({ report, payment }: Pick<ReportProps, 'report' | 'payment'>) =>
  report.bookingId === null ? payment : undefined;

function Report(props: ReportProps) {
  const { report, actions, payments, onSend } = props;
  const { id, clientName, reportDate, version, sentAt } = report;
  const asked = askedOf(report);
  const of = `${clientName}, ${reportNumber(id)}`;
  const button = { size: 'small', variant: 'outlined', color: 'inherit' } as const;
  const disabled = actions.isRunning(id) || payments.isRunning(id);
  const sendLabel = sentAt ? 'Resend Report' : 'Send Report';
  const own = ownPayment(props);
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
        <ReportMenu {...props} of={of} disabled={disabled} />
      </div>
      <Badges {...props} />
      <LastMailNote what="Report" mail={report.lastMail} />
      <div className="buttons">
        <Button
          {...button}
          disabled={disabled}
          aria-label={`View: ${of}`}
          onClick={() => actions.view(asked)}
        >
          View
        </Button>
        <Button {...button} disabled={disabled} aria-label={`${sendLabel}: ${of}`} onClick={onSend}>
          {sendLabel}
        </Button>
        {own?.held && (
          <UndoPayment
            key={own.held.at}
            markedAt={own.held.at}
            of={of}
            disabled={disabled}
            onUndo={() => payments.undo(report, own)}
          />
        )}
      </div>
    </li>
  );
}

interface ReportMenuProps extends ReportProps {
  readonly of: string;
  readonly disabled: boolean;
}

function ReportMenu({ of, disabled, report, payment, actions, customerId, onPay }: ReportMenuProps) {
  const navigate = useNavigate();
  const { propertyId } = report;
  const asked = askedOf(report);
  const own = ownPayment({ report, payment });
  const settled = own && !own.held ? own : null;
  const next = settled ? paymentTransitions[settled.state] : [];
  const items: RowMenuItem[] = [
    { label: 'Copy report link', onChoose: () => actions.copyLink(asked) },
    { label: 'Amend Report', onChoose: () => actions.amend(asked) },
  ];
  if (customerId !== null)
    items.push({ label: 'Open customer page', onChoose: () => void navigate(customerAddress(customerId)) });
  if (propertyId)
    items.push({ label: 'Property history', onChoose: () => void navigate(propertyAddress(propertyId)) });
  if (settled && next.includes('paid'))
    items.push({ label: 'Mark paid', onChoose: () => onPay(settled, 'paid') });
  if (settled && next.includes('waived'))
    items.push({ label: 'Waive', onChoose: () => onPay(settled, 'waived') });
  if (settled && settled.state !== 'unpaid' && settled.by !== 'online')
    items.push({ label: 'Correct payment', onChoose: () => onPay(settled, 'correct') });
  return <RowMenu of={of} disabled={disabled} items={items} />;
}

/** Whether the report was sent and is paid. */
function Badges({ report, payment }: Pick<ReportProps, 'report' | 'payment'>) {
  const { sentAt, amendmentUnsent } = report;
  const held = ownPayment({ report, payment })?.held;
  return (
    <div className="badges">
      <StatusBadge tone={sentAt ? 'completed' : 'pending'}>{sentAt ? 'Report Sent' : 'Not sent'}</StatusBadge>
      {amendmentUnsent && <StatusBadge tone="pending">Amendment not sent</StatusBadge>}
      {payment && (
        <StatusBadge tone={payment.state === 'unpaid' ? 'pending' : 'completed'}>
          {paymentWords[payment.state]}, {dollars(payment.amount)}
        </StatusBadge>
      )}
      {held && <StatusBadge tone="pending">{paymentWords[held.state]}, takes effect in a minute</StatusBadge>}
    </div>
  );
}

interface UndoPaymentProps {
  /** ISO 8601. */
  readonly markedAt: string;
  readonly of: string;
  readonly disabled: boolean;
  readonly onUndo: () => void;
}

/** Undoes Mark paid or Waive until it takes effect. */
function UndoPayment({ markedAt, of, disabled, onUndo }: UndoPaymentProps) {
  if (!useUntil(Date.parse(markedAt) + undoSeconds * 1000)) return null;
  return <RowButton label="Undo payment" of={of} disabled={disabled} onClick={onUndo} />;
}
