import { useRef } from 'react';
import type { ListView } from '@domain/office/list-view';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { dueRewards } from './due-rewards';
import { RewardDetails } from './reward-details';
import { RewardRow } from './reward-row';
import { useRewardDialog } from './use-reward-dialog';

interface RewardsPanelProps {
  readonly call: CallAsAdmin;
  readonly view: ListView<'referrals'>;
}

/** The earned, unpaid rewards, oldest first, live. */
export function RewardsPanel({ call, view }: RewardsPanelProps) {
  const list = useLiveList(dueRewards);
  const handle = useRef<ListDetailHandle>(null);
  const { handlers, dialog } = useRewardDialog(call, handle, (id) => {
    if (list.state === 'ready') list.drop(id);
  });
  if (list.state === 'loading') return <ListLoading label="Rewards" />;
  return (
    <>
      <ListNote
        view={view}
        list={list}
        count={list.rows.length}
        none="No rewards to send"
        sentence="A reward is earned once the referred inspection is completed and paid."
        notStored="No rewards are saved on this device. They’ll appear once you’re connected."
      />
      <ListDetail
        label="Rewards"
        rows={list.rows}
        handle={handle}
        renderRow={(reward) => <RewardRow reward={reward} handlers={handlers} />}
        renderDetails={(reward) => <RewardDetails reward={reward} handlers={handlers} />}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show more rewards</ShowMore>}
      />
      {dialog}
    </>
  );
}
