import { lazy, Suspense, useMemo, useRef } from 'react';
import type { ListView } from '@domain/office/list-view';
import type { BookingRequest } from '@domain/request/booking-request';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useKnownCount } from '@/firebase/lists/known-counts';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { useSettings } from '@/settings/use-settings';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { isWhole, partHeading } from '@/ui/list-detail/list-part';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { noLongerThere } from '@/ui/search/no-longer-there';
import { useFound } from '@/ui/search/use-found';
import { useRowDialog } from '@/ui/use-row-dialog';
import { initialAppointment, notChosenOf } from './appointment-form';
import { useCorrectRequest } from './confirmation/use-correct-request';
import { changesBy, isPending, type PendingStatus } from './is-pending';
import { LazyAcceptDialog } from './lazy-accept-dialog';
import { LazySendFormsDialog } from './lazy-send-forms-dialog';
import { wishOf } from './preferred-slot';
import type { RequestHandlers } from './request-buttons';
import { RequestDetails } from './request-details';
import { countedRequests, requestsOf } from './request-lists';
import { RequestRow } from './request-row';
import { noRequestWords } from './request-words';
import { useRequestActions } from './use-request-actions';
import type { FindCustomer } from './use-customer-on-file';
import { useSendForms } from './use-send-forms';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';

const LazyDeclineDialog = lazy(async () => ({
  default: (await import('./decline-dialog')).DeclineDialog,
}));

const LazyCorrectRequestDialog = lazy(async () => ({
  default: (await import('./confirmation/correct-request-dialog')).CorrectRequestDialog,
}));

interface RequestsPanelProps {
  readonly call: CallAsAdmin;
  readonly findJobsOn: FindJobsOn;
  readonly findCustomer: FindCustomer;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly newIds: ReadonlySet<string>;
  /** Each view needs its own React key. */
  readonly view: ListView<'requests'>;
}

const none: readonly never[] = [];

/** Shown where a view has no request. */
function emptyWords({ filter, found }: ListView<'requests'>) {
  if (found !== null) return noLongerThere('request');
  return filter
    ? { none: noRequestWords[filter], sentence: 'Choose All to see the rest.' }
    : {
        none: 'No direct requests pending',
        sentence: 'New requests from the website appear here right away.',
      };
}

/** Direct Requests: the requests of a view, live, with the office's actions. */
export function RequestsPanel({ call, findJobsOn, findCustomer, today, newIds, view }: RequestsPanelProps) {
  const list = useLiveList(useMemo(() => requestsOf(view), [view]));
  const rows = useFound(list.state === 'ready' ? list.rows : none, view.search);
  const count = useKnownCount(countedRequests);
  const whole = view.filter === null && view.search === null && view.found === null;
  const handle = useRef<ListDetailHandle>(null);
  const { asked, ask, dialog } = useRowDialog<
    BookingRequest,
    'accept' | 'forms' | 'decline' | 'correct' | 'delete'
  >(handle);
  const onChanged = (id: string) => list.state === 'ready' && void list.renew(id);
  const actions = useRequestActions(call, {
    onChanged,
    onGone: (id) => list.state === 'ready' && (view.ended ? onChanged(id) : list.drop(id)),
  });
  const forms = useSendForms(call);
  const { services } = useSettings();
  const correction = useCorrectRequest(call, onChanged);
  const handlers: RequestHandlers = {
    accept: ask('accept'),
    sendForms: ask('forms'),
    remove: ask('delete'),
    decline: (request) => void actions.decline(request),
    declineByEmail: ask('decline'),
    correct: ask('correct'),
    mark: (request, status) => void actions.mark(request, status),
    isRunning: (request) =>
      actions.isRunning(request) || forms.isRunning(request.id) || correction.isRunning(request.id),
  };

  const pending = (act: (request: BookingRequest) => void) => (request: BookingRequest) =>
    isPending(request) && act(request);
  const mark = (status: PendingStatus) =>
    pending((request) => changesBy(request, status) && handlers.mark(request, status));

  if (list.state === 'loading') return <ListLoading label="Direct requests" />;
  return (
    <>
      <ListNote
        view={view}
        list={list}
        count={rows.length}
        {...emptyWords(view)}
        notStored="No requests are saved on this device. They’ll appear once you’re connected."
      />
      <ListDetail
        label="Direct requests"
        parts={[
          {
            key: 'requests',
            ...(whole && rows.length > 0 && { heading: partHeading(count, 'open') }),
            rows,
            after: list.hasMore && !(whole && isWhole(count, rows.length)) && (
              <ShowMore onShow={list.showMore}>
                {view.search ? 'Keep searching' : 'Show more requests'}
              </ShowMore>
            ),
          },
        ]}
        newIds={newIds}
        rowKeys={{
          a: pending(handlers.accept),
          f: pending(handlers.sendForms),
          c: mark('contacted'),
          q: mark('qualified'),
          Delete: pending(handlers.remove),
        }}
        handle={handle}
        renderRow={(request) => <RequestRow request={request} handlers={handlers} />}
        renderDetails={(request) => <RequestDetails request={request} handlers={handlers} call={call} />}
      />
      <Suspense fallback={null}>
        {asked?.about === 'accept' && (
          <LazyAcceptDialog
            {...dialog}
            key={asked.row.id}
            title={`Accept the request from ${asked.row.name}`}
            client={asked.row}
            service={asked.row.service_type}
            of={asked.row.id}
            formsBookingId={asked.row.forms_booking_id}
            findCustomer={findCustomer}
            wish={wishOf(asked.row)}
            initial={initialAppointment(services, asked.row, today)}
            notChosen={notChosenOf(asked.row, today)}
            today={today}
            findJobsOn={findJobsOn}
            onAccept={(appointment) => actions.accept(asked.row, appointment)}
          />
        )}
        {asked?.about === 'forms' && (
          <LazySendFormsDialog
            {...dialog}
            key={asked.row.id}
            client={asked.row}
            findCustomer={findCustomer}
            again={asked.row.forms_booking_id !== null}
            today={today}
            onSend={async (to) => {
              const outcome = await forms.send({ source: 'lead', sourceId: asked.row.id }, to);
              if (outcome !== 'failed') onChanged(asked.row.id);
              return outcome;
            }}
          />
        )}
        {asked?.about === 'correct' && (
          <LazyCorrectRequestDialog
            {...dialog}
            key={asked.row.id}
            request={asked.row}
            onCorrect={correction.correct}
          />
        )}
        {(asked?.about === 'decline' || asked?.about === 'delete') && (
          <LazyDeclineDialog
            {...dialog}
            key={`${asked.about}-${asked.row.id}`}
            request={asked.row}
            step={asked.about}
            onConfirm={(message) =>
              asked.about === 'decline'
                ? actions.decline(asked.row, message)
                : actions.remove(asked.row, message)
            }
          />
        )}
      </Suspense>
    </>
  );
}
