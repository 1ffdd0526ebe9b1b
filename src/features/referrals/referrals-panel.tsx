import { useMemo, useRef, type ReactNode } from 'react';
import { business } from '@domain/business/business';
import { lastWeekBegin } from '@domain/office/last-week';
import type { ListView } from '@domain/office/list-view';
import type { Referral } from '@domain/referral/referral';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import type { ActionOutcome } from '@/ui/use-actions';
import { ListNote } from '@/ui/search/list-note';
import { useFound } from '@/ui/search/use-found';
import { useNow } from '@/ui/use-now';
import { useRowDialog } from '@/ui/use-row-dialog';
import type { ReferralHandlers } from './referral-buttons';
import { ReferralDetails } from './referral-details';
import { referralsOf } from './referral-lists';
import { ReferralRow } from './referral-row';
import { RewardOf } from './rewards/reward-of';
import { useReferralActions, type ReferralAppointment } from './use-referral-actions';
import { useRewardDialog } from './rewards/use-reward-dialog';

/** Props of a dialog about a referral, which the app passes in. */
export interface ReferralDialogProps {
  readonly referral: Referral;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

export interface AcceptReferralDialogProps extends ReferralDialogProps {
  readonly onAccept: (appointment: ReferralAppointment) => Promise<ActionOutcome>;
  readonly onAcceptAsRequest: () => Promise<ActionOutcome>;
}

export interface ReferralFormsDialogProps extends ReferralDialogProps {
  readonly onSent: () => void;
}

interface ReferralsPanelProps {
  readonly call: CallAsAdmin;
  readonly acceptDialog: (props: AcceptReferralDialogProps) => ReactNode;
  readonly formsDialog: (props: ReferralFormsDialogProps) => ReactNode;
  /** Each view needs its own React key. */
  readonly view: ListView<'referrals'>;
}

const none: readonly never[] = [];

/** Referrals: the referrals of a view, live, newest first, with the office's actions. */
export function ReferralsPanel({ call, acceptDialog, formsDialog, view }: ReferralsPanelProps) {
  const now = useNow();
  const begin = lastWeekBegin(business.timeZone, new Date(now)).getTime();
  const list = useLiveList(useMemo(() => referralsOf(view, begin), [view, begin]));
  const rows = useFound(list.state === 'ready' ? list.rows : none, view.search);
  const handle = useRef<ListDetailHandle>(null);
  const about = useRowDialog<Referral, 'accept' | 'forms' | 'delete'>(handle);
  const { handlers: reward, dialog: rewardDialog } = useRewardDialog(call, handle);
  const onGone = (id: string) => list.state === 'ready' && list.drop(id);
  const onChanged = (id: string) => list.state === 'ready' && void list.renew(id);
  const actions = useReferralActions(call, { onChanged, onGone });
  const waiting = (ask: (referral: Referral) => void) => (referral: Referral) => {
    if (referral.progress === 'none') ask(referral);
  };
  const handlers: ReferralHandlers = {
    accept: waiting(about.ask('accept')),
    sendForms: waiting(about.ask('forms')),
    remove: about.ask('delete'),
    decline: (referral) => void actions.decline(referral),
    isRunning: actions.isRunning,
  };

  if (list.state === 'loading') return <ListLoading label="Referrals" />;
  const { asked, dialog } = about;
  return (
    <>
      <ListNote
        view={view}
        list={list}
        count={rows.length}
        none={view.filter === 'week' ? 'No referrals in the last 7 days' : 'No referrals pending'}
        sentence="New referrals appear here right away."
        notStored="No referrals are saved on this device. They’ll appear once you’re connected."
      />
      <ListDetail
        label="Referrals"
        rows={rows}
        rowKeys={{ a: handlers.accept, f: handlers.sendForms, Delete: handlers.remove }}
        handle={handle}
        renderRow={(referral) => <ReferralRow referral={referral} handlers={handlers} reward={reward} />}
        renderDetails={(referral) => (
          <ReferralDetails referral={referral} handlers={handlers} reward={reward} />
        )}
        after={
          list.hasMore && (
            <ShowMore onShow={list.showMore}>
              {view.search ? 'Keep searching' : 'Show more referrals'}
            </ShowMore>
          )
        }
      />
      {asked?.about === 'accept' &&
        acceptDialog({
          ...dialog,
          referral: asked.row,
          onAccept: (appointment) => actions.acceptAsJob(asked.row, appointment),
          onAcceptAsRequest: () => actions.acceptAsRequest(asked.row),
        })}
      {asked?.about === 'forms' &&
        formsDialog({ ...dialog, referral: asked.row, onSent: () => onChanged(asked.row.id) })}
      {asked?.about === 'delete' && (
        <ConfirmDialog
          {...dialog}
          title={`Delete the referral for ${asked.row.client_name}?`}
          confirm="Delete"
          confirming="Deleting..."
          cancel="Keep referral"
          destructive
          running={actions.isRunning(asked.row)}
          onConfirm={async () => (await actions.remove(asked.row)) !== 'failed'}
        >
          This permanently deletes the referral. {asked.row.referrer_name} won’t see it in the tracker
          anymore.
          {asked.row.progress !== 'none' && ' The request or job it became stays.'}
          <RewardOf
            referral={asked.row}
            damaged=" Its reward’s data is damaged, so we can’t tell whether it’s settled."
          >
            {({ state }) =>
              state === 'earned' && ' Its reward isn’t settled yet. Mark it paid or void it first.'
            }
          </RewardOf>
        </ConfirmDialog>
      )}
      {rewardDialog}
    </>
  );
}
