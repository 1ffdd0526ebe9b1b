import { useLiveList } from '@/firebase/use-live-list';
import { EmptyState } from '@/ui/empty-state';
import { ListDetail } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { newestReferrals } from './newest-referrals';
import { ReferralDetails } from './referral-details';
import { ReferralRow } from './referral-row';

/** Referrals: all of them, live, newest first. */
export function ReferralsPanel() {
  const list = useLiveList(newestReferrals);
  if (list.state === 'loading') return <ListLoading label="Referrals" />;
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
        renderRow={(referral) => <ReferralRow referral={referral} />}
        renderDetails={(referral) => <ReferralDetails referral={referral} />}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show more referrals</ShowMore>}
      />
    </>
  );
}
