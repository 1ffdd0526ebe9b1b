import { useLiveList } from '@/firebase/lists/use-live-list';
import { ListDetail } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { LimitDetails } from './limit-details';
import { LimitRow } from './limit-row';
import { newestWindows } from './rate-window';

/** Rate Limits: the attempts of each client per rate window, newest first, live. */
export function LimitsPanel() {
  const list = useLiveList(newestWindows);
  if (list.state === 'loading') return <ListLoading label="Rate limits" />;
  return (
    <>
      <ListNote
        list={list}
        count={list.rows.length}
        none="No rate limits"
        sentence="This list counts what each client sends in ten minutes."
        notStored="No rate limits are saved on this device. They’ll appear once you’re connected."
      />
      <ListDetail
        label="Rate limits"
        rows={list.rows}
        renderRow={(window) => <LimitRow window={window} />}
        renderDetails={(window) => <LimitDetails window={window} />}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show earlier windows</ShowMore>}
      />
    </>
  );
}
