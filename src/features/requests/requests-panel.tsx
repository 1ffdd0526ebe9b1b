import { Suspense, useRef } from 'react';
import type { Lead } from '@domain/request/lead';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useLiveList } from '@/firebase/use-live-list';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { useRowDialog } from '@/ui/use-row-dialog';
import { initialAppointment } from './appointment-form';
import { LazyAcceptDialog } from './lazy-accept-dialog';
import { LazySendFormsDialog } from './lazy-send-forms-dialog';
import { pendingRequests } from './pending-requests';
import { wishOf } from './preferred-slot';
import type { RequestHandlers } from './request-buttons';
import { RequestDetails } from './request-details';
import { RequestRow } from './request-row';
import { useRequestActions } from './use-request-actions';
import { useSendForms } from './use-send-forms';
import type { FindJobsOn } from '@/ui/slots/use-slot-conflicts';

interface RequestsPanelProps {
  readonly call: CallAsAdmin;
  readonly findJobsOn: FindJobsOn;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly newIds: ReadonlySet<string>;
}

/** Direct Requests: the pending requests, live, and what the office does with them. */
export function RequestsPanel({ call, findJobsOn, today, newIds }: RequestsPanelProps) {
  const list = useLiveList(pendingRequests);
  const handle = useRef<ListDetailHandle>(null);
  const { asked, ask, dialog } = useRowDialog<Lead, 'accept' | 'forms' | 'delete'>(handle);
  const drop = list.state === 'ready' ? list.drop : () => undefined;
  const actions = useRequestActions(call, drop);
  const forms = useSendForms(call);
  const handlers: RequestHandlers = {
    accept: ask('accept'),
    sendForms: ask('forms'),
    remove: ask('delete'),
    decline: (lead) => void actions.decline(lead),
    isRunning: (lead) => actions.isRunning(lead) || forms.isRunning(lead.id),
  };

  if (list.state === 'loading') return <ListLoading label="Direct requests" />;
  return (
    <>
      {list.rows.length === 0 && (
        <EmptyState title={list.confirmed ? 'No direct requests pending' : 'Waiting for the server'}>
          {list.confirmed
            ? 'A request from the site appears here the moment it is sent.'
            : 'No requests are kept on this device. They appear once you are connected.'}
        </EmptyState>
      )}
      <ListDetail
        label="Direct requests"
        rows={list.rows}
        newIds={newIds}
        rowKeys={{ a: handlers.accept, f: handlers.sendForms, Delete: handlers.remove }}
        handle={handle}
        renderRow={(lead) => <RequestRow lead={lead} handlers={handlers} />}
        renderDetails={(lead) => <RequestDetails lead={lead} handlers={handlers} />}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show more requests</ShowMore>}
      />
      <Suspense fallback={null}>
        {asked?.about === 'accept' && (
          <LazyAcceptDialog
            {...dialog}
            key={asked.row.id}
            title={`Accept the request of ${asked.row.name}`}
            name={asked.row.name}
            wish={wishOf(asked.row)}
            initial={initialAppointment(asked.row, today)}
            today={today}
            findJobsOn={findJobsOn}
            onAccept={(appointment) => actions.accept(asked.row, appointment)}
          />
        )}
        {asked?.about === 'forms' && (
          <LazySendFormsDialog
            {...dialog}
            key={asked.row.id}
            initial={{ name: asked.row.name, email: asked.row.email }}
            again={asked.row.forms_booking_id !== null}
            today={today}
            onSend={async (to) => {
              const outcome = await forms.send({ source: 'lead', sourceId: asked.row.id }, to);
              if (outcome !== 'failed') void list.renew(asked.row.id);
              return outcome;
            }}
          />
        )}
      </Suspense>
      {asked?.about === 'delete' && (
        <ConfirmDialog
          {...dialog}
          title={`Delete the request of ${asked.row.name}?`}
          confirm="Delete"
          confirming="Deleting..."
          cancel="Keep"
          destructive
          running={actions.isRunning(asked.row)}
          onConfirm={async () => (await actions.remove(asked.row)) !== 'failed'}
        >
          The request goes for good, and {asked.row.name} is not told. To keep it on record, decline it
          instead.
        </ConfirmDialog>
      )}
    </>
  );
}
