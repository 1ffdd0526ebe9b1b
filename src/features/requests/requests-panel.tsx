import { Suspense, useMemo, useRef } from 'react';
import type { ListView } from '@domain/office/list-view';
import type { Lead } from '@domain/request/lead';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useLiveList } from '@/firebase/use-live-list';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { useFound } from '@/ui/search/use-found';
import { useRowDialog } from '@/ui/use-row-dialog';
import { initialAppointment } from './appointment-form';
import { isPending, type PendingStatus } from './is-pending';
import { LazyAcceptDialog } from './lazy-accept-dialog';
import { LazySendFormsDialog } from './lazy-send-forms-dialog';
import { wishOf } from './preferred-slot';
import type { RequestHandlers } from './request-buttons';
import { RequestDetails } from './request-details';
import { requestsOf } from './request-lists';
import { RequestRow } from './request-row';
import { noRequestWords } from './request-words';
import { useRequestActions } from './use-request-actions';
import { useSendForms } from './use-send-forms';
import type { FindJobsOn } from '@/ui/slots/use-slot-conflicts';

interface RequestsPanelProps {
  readonly call: CallAsAdmin;
  readonly findJobsOn: FindJobsOn;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly newIds: ReadonlySet<string>;
  /** Another one is another panel: give it a key that says which. */
  readonly view: ListView<'requests'>;
}

const none: readonly never[] = [];

/** Direct Requests: those that a view asks for, live, and what the office does with them. */
export function RequestsPanel({ call, findJobsOn, today, newIds, view }: RequestsPanelProps) {
  const list = useLiveList(useMemo(() => requestsOf(view), [view]));
  const rows = useFound(list.state === 'ready' ? list.rows : none, view.search);
  const handle = useRef<ListDetailHandle>(null);
  const { asked, ask, dialog } = useRowDialog<Lead, 'accept' | 'forms' | 'delete'>(handle);
  const onChanged = (id: string) => list.state === 'ready' && void list.renew(id);
  const actions = useRequestActions(call, {
    onChanged,
    onGone: (id) => list.state === 'ready' && (view.ended ? onChanged(id) : list.drop(id)),
  });
  const forms = useSendForms(call);
  const handlers: RequestHandlers = {
    accept: ask('accept'),
    sendForms: ask('forms'),
    remove: ask('delete'),
    decline: (lead) => void actions.decline(lead),
    mark: (lead, status) => void actions.mark(lead, status),
    isRunning: (lead) => actions.isRunning(lead) || forms.isRunning(lead.id),
  };

  const pending = (act: (lead: Lead) => void) => (lead: Lead) => isPending(lead) && act(lead);
  const mark = (status: PendingStatus) =>
    pending((lead) => lead.status !== status && handlers.mark(lead, status));

  if (list.state === 'loading') return <ListLoading label="Direct requests" />;
  return (
    <>
      <ListNote
        view={view}
        count={rows.length}
        orMore={list.hasMore}
        confirmed={list.confirmed}
        none={view.filter ? noRequestWords[view.filter] : 'No direct requests pending'}
        sentence={
          view.filter
            ? 'The others are under All.'
            : 'A request from the site appears here the moment it is sent.'
        }
        notKept="No requests are kept on this device. They appear once you are connected."
      />
      <ListDetail
        label="Direct requests"
        rows={rows}
        newIds={newIds}
        rowKeys={{
          a: pending(handlers.accept),
          f: pending(handlers.sendForms),
          c: mark('contacted'),
          q: mark('qualified'),
          Delete: pending(handlers.remove),
        }}
        handle={handle}
        renderRow={(lead) => <RequestRow lead={lead} handlers={handlers} />}
        renderDetails={(lead) => <RequestDetails lead={lead} handlers={handlers} />}
        after={
          list.hasMore && (
            <ShowMore onShow={list.showMore}>
              {view.search ? 'Search further' : 'Show more requests'}
            </ShowMore>
          )
        }
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
              if (outcome !== 'failed') onChanged(asked.row.id);
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
