import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useLiveList } from '@/firebase/use-live-list';
import { EmptyState } from '@/ui/empty-state';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import type { FindJobsOn } from '@/ui/slots/use-slot-conflicts';
import { useRowDialog } from '@/ui/use-row-dialog';
import { Suspense, useMemo, useRef } from 'react';
import type { Booking } from '@domain/job/booking';
import { paymentTransitions } from '@domain/payment/payment';
import { LazyScheduleDialog } from './calendar/lazy-schedule-dialog';
import { useScheduleAction } from './calendar/use-schedule-action';
import { dayHeading } from './day-heading';
import { JobDetails } from './job-details';
import { JobRow } from './job-row';
import { LazyPaymentDialog } from './lazy-payment-dialog';
import { completedJobs, inOrder, openJobs } from './listed-jobs';
import type { PaymentHandlers } from './payment-section';
import { useJobAction } from './use-job-action';
import { useLinkAction } from './use-link-action';
import { useResendForms } from './use-resend-forms';
import { usePaymentAction } from './use-payment-action';

interface JobsPanelProps {
  readonly call: CallAsAdmin;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
}

const none: readonly never[] = [];

/** Inspection Jobs: what is scheduled, under way and done, live and by date. */
export function JobsPanel({ call, today, findJobsOn }: JobsPanelProps) {
  const open = useLiveList(openJobs);
  const completed = useLiveList(completedJobs);
  const action = useJobAction(call);
  const linkAction = useLinkAction(call);
  const handle = useRef<ListDetailHandle>(null);
  const { asked, ask, dialog } = useRowDialog<Booking, 'paid' | 'waived' | 'slot'>(handle);
  const paymentAction = usePaymentAction(call, (id) => {
    for (const list of [open, completed]) if (list.state === 'ready') void list.renew(id);
  });
  const payment: PaymentHandlers = {
    markPaid: ask('paid'),
    waive: ask('waived'),
    isRunning: paymentAction.isRunning,
  };
  const schedule = useScheduleAction(call);
  const askSlot = ask('slot');
  const forms = useResendForms(call);
  const openRows = open.state === 'ready' ? open.rows : none;
  const completedRows = completed.state === 'ready' ? completed.rows : none;
  const rows = useMemo(() => inOrder(completedRows, openRows), [completedRows, openRows]);

  if (open.state === 'loading' || completed.state === 'loading') {
    return <ListLoading label="Inspection jobs" />;
  }
  const confirmed = open.confirmed && completed.confirmed;
  return (
    <>
      {rows.length === 0 && (
        <EmptyState title={confirmed ? 'No inspection jobs scheduled' : 'Waiting for the server'}>
          {confirmed
            ? 'A request becomes a job when you accept it.'
            : 'No jobs are kept on this device. They appear once you are connected.'}
        </EmptyState>
      )}
      <ListDetail
        label="Inspection jobs"
        rows={rows}
        groupOf={(job, before) =>
          job.scheduled_date === before?.scheduled_date ? null : dayHeading(job.scheduled_date, today)
        }
        rowKeys={{
          p: (job) => paymentTransitions[job.payment_state].includes('paid') && payment.markPaid(job),
        }}
        handle={handle}
        renderRow={(job) => (
          <JobRow job={job} action={action} payment={payment} forms={forms} onSchedule={askSlot} />
        )}
        renderDetails={(job) => (
          <JobDetails
            job={job}
            action={action}
            linkAction={linkAction}
            payment={payment}
            forms={forms}
            onSchedule={askSlot}
          />
        )}
        before={
          completed.hasMore && <ShowMore onShow={completed.showMore}>Show earlier completed jobs</ShowMore>
        }
        after={open.hasMore && <ShowMore onShow={open.showMore}>Show later jobs</ShowMore>}
      />
      <Suspense fallback={null}>
        {asked?.about === 'slot' && (
          <LazyScheduleDialog
            {...dialog}
            key={`slot-${asked.row.id}`}
            job={asked.row}
            today={today}
            findJobsOn={findJobsOn}
            onSchedule={(slot) => schedule(asked.row, slot)}
          />
        )}
        {asked && asked.about !== 'slot' && (
          <LazyPaymentDialog
            {...dialog}
            key={`${asked.about}-${asked.row.id}`}
            job={asked.row}
            state={asked.about}
            onSettle={(settled) => paymentAction.settle(asked.row, settled)}
          />
        )}
      </Suspense>
    </>
  );
}
