import { Suspense, useRef, type ReactNode } from 'react';
import type { Referral } from '@domain/referral/referral';
import type { Reward } from '@domain/reward/reward';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useLiveList } from '@/firebase/use-live-list';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import type { ActionOutcome } from '@/ui/use-actions';
import { useRowDialog } from '@/ui/use-row-dialog';
import { LazyRewardDialog } from './lazy-reward-dialog';
import { newestReferrals } from './newest-referrals';
import type { ReferralHandlers } from './referral-buttons';
import { ReferralDetails } from './referral-details';
import { ReferralRow } from './referral-row';
import type { RewardHandlers } from './reward-buttons';
import { RewardOf } from './reward-of';
import { useReferralActions, type ReferralAppointment } from './use-referral-actions';
import { useRewardAction } from './use-reward-action';

/** What a dialog about a referral takes, whoever brings it. */
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
}

/** Referrals: all of them, live, newest first, and what the office does with them. */
export function ReferralsPanel({ call, acceptDialog, formsDialog }: ReferralsPanelProps) {
  const list = useLiveList(newestReferrals);
  const handle = useRef<ListDetailHandle>(null);
  const about = useRowDialog<Referral, 'accept' | 'forms' | 'delete'>(handle);
  const aboutReward = useRowDialog<Reward, 'paid' | 'void'>(handle);
  const onGone = (id: string) => list.state === 'ready' && list.drop(id);
  const onChanged = (id: string) => list.state === 'ready' && void list.renew(id);
  const actions = useReferralActions(call, { onChanged, onGone });
  const rewardAction = useRewardAction(call);
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
  const reward: RewardHandlers = {
    pay: aboutReward.ask('paid'),
    void: aboutReward.ask('void'),
    isRunning: rewardAction.isRunning,
  };

  if (list.state === 'loading') return <ListLoading label="Referrals" />;
  const { asked, dialog } = about;
  const settling = aboutReward.asked;
  return (
    <>
      {list.rows.length === 0 && (
        <EmptyState title={list.confirmed ? 'No referrals pending' : 'Waiting for the server'}>
          {list.confirmed
            ? 'A referral appears here the moment an agent sends it.'
            : 'No referrals are kept on this device. They appear once you are connected.'}
        </EmptyState>
      )}
      <ListDetail
        label="Referrals"
        rows={list.rows}
        rowKeys={{ a: handlers.accept, f: handlers.sendForms, Delete: handlers.remove }}
        handle={handle}
        renderRow={(referral) => <ReferralRow referral={referral} handlers={handlers} reward={reward} />}
        renderDetails={(referral) => (
          <ReferralDetails referral={referral} handlers={handlers} reward={reward} />
        )}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show more referrals</ShowMore>}
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
          title={`Delete the referral of ${asked.row.client_name}?`}
          confirm="Delete"
          confirming="Deleting..."
          cancel="Keep"
          destructive
          running={actions.isRunning(asked.row)}
          onConfirm={async () => (await actions.remove(asked.row)) !== 'failed'}
        >
          The referral goes for good, and {asked.row.referrer_name} no longer finds it in the tracker.
          {asked.row.progress !== 'none' && ' The request or job that it became stays.'}
          <RewardOf referral={asked.row}>
            {({ state }) =>
              state === 'earned' && ' Its reward is not settled yet: mark it paid or void first.'
            }
          </RewardOf>
        </ConfirmDialog>
      )}
      <Suspense fallback={null}>
        {settling && (
          <LazyRewardDialog
            {...aboutReward.dialog}
            key={`${settling.about}-${settling.row.id}`}
            reward={settling.row}
            state={settling.about}
            onSettle={(settled) => rewardAction.settle(settling.row, settled)}
          />
        )}
      </Suspense>
    </>
  );
}
