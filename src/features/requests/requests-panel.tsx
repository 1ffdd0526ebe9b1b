import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Lead } from '@domain/request/lead';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useLiveList } from '@/firebase/use-live-list';
import { EmptyState } from '@/ui/empty-state';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { DeleteRequestDialog } from './delete-request-dialog';
import { pendingRequests } from './pending-requests';
import type { RequestHandlers } from './request-buttons';
import { RequestDetails } from './request-details';
import { RequestRow } from './request-row';
import { useRequestActions } from './use-request-actions';
import type { FindJobsOn } from './use-slot-conflicts';

const AcceptDialog = lazy(async () => ({ default: (await import('./accept-dialog')).AcceptDialog }));

interface RequestsPanelProps {
  readonly call: CallAsAdmin;
  readonly findJobsOn: FindJobsOn;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly newIds: ReadonlySet<string>;
}

interface Asked {
  readonly lead: Lead;
  readonly about: 'accept' | 'delete';
  readonly open: boolean;
}

/** Direct Requests: the pending requests, live, and what the office does with them. */
export function RequestsPanel({ call, findJobsOn, today, newIds }: RequestsPanelProps) {
  const list = useLiveList(pendingRequests);
  const handle = useRef<ListDetailHandle>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const drop = list.state === 'ready' ? list.drop : () => undefined;
  const actions = useRequestActions(call, drop);
  const ask = (about: Asked['about']) => (lead: Lead) => setAsked({ lead, about, open: true });
  const handlers: RequestHandlers = {
    accept: ask('accept'),
    remove: ask('delete'),
    decline: (lead) => void actions.decline(lead),
    isRunning: actions.isRunning,
  };
  const close = () => setAsked((before) => before && { ...before, open: false });
  const exited = () => setAsked(null);
  // The dialog gives the focus back to the button that opened it, which has left with its row.
  const dialogWasOpen = useRef(false);
  useEffect(() => {
    if (asked === null && dialogWasOpen.current) handle.current?.catchFocus();
    dialogWasOpen.current = asked !== null;
  }, [asked]);

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
        rowKeys={{ a: ask('accept'), Delete: ask('delete') }}
        handle={handle}
        renderRow={(lead) => <RequestRow lead={lead} handlers={handlers} />}
        renderDetails={(lead) => <RequestDetails lead={lead} handlers={handlers} />}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show more requests</ShowMore>}
      />
      {asked?.about === 'accept' && (
        <Suspense fallback={null}>
          <AcceptDialog
            key={asked.lead.id}
            open={asked.open}
            lead={asked.lead}
            today={today}
            findJobsOn={findJobsOn}
            onAccept={(appointment) => actions.accept(asked.lead, appointment)}
            onClose={close}
            onExited={exited}
          />
        </Suspense>
      )}
      {asked?.about === 'delete' && (
        <DeleteRequestDialog
          open={asked.open}
          lead={asked.lead}
          running={actions.isRunning(asked.lead)}
          onDelete={() => actions.remove(asked.lead)}
          onClose={close}
          onExited={exited}
        />
      )}
    </>
  );
}
