import { useMemo } from 'react';
import type { AuditEntry } from '@domain/audit/audit-entry';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { RowItem, Rows } from '@/ui/list-detail/list-styles';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { TrailEntry } from './trail-entry';
import { trailQuery, type TrailFilter } from './trail-query';
import { TrailSearch } from './trail-search';

interface TrailPanelProps {
  readonly filter: TrailFilter;
  /** Action on a job -> its words, which the app passes in. */
  readonly jobWords: Readonly<Record<string, string>>;
  readonly onFilter: (filter: TrailFilter) => void;
}

/** Audit Trail: changes by time, newest first, live. */
export function TrailPanel({ filter, jobWords, onFilter }: TrailPanelProps) {
  const key = `${filter.collection}/${filter.record}`;
  return (
    <>
      <TrailSearch key={`search ${key}`} filter={filter} onSearch={onFilter} />
      <TrailList key={key} filter={filter} jobWords={jobWords} onRecord={onFilter} />
    </>
  );
}

interface TrailListProps extends Pick<TrailPanelProps, 'filter' | 'jobWords'> {
  readonly onRecord: (filter: TrailFilter) => void;
}

function TrailList({ filter: { collection, record }, jobWords, onRecord }: TrailListProps) {
  const list = useLiveList(useMemo(() => trailQuery({ collection, record }), [collection, record]));
  if (list.state === 'loading') return <ListLoading label="Audit trail" />;
  const onRecordOf = (entry: AuditEntry) =>
    record === '' ? () => onRecord({ collection: entry.collection, record: entry.record_id }) : undefined;
  return (
    <>
      <ListNote
        list={list}
        count={list.rows.length}
        none="No entries"
        sentence="Every change to a record is logged here. Try another ID or type."
        notStored="These entries aren’t saved on this device. They’ll appear once you’re connected."
      />
      {list.rows.length > 0 && (
        <Rows aria-label="Audit trail">
          {list.rows.map((entry) => (
            <RowItem key={entry.id}>
              <TrailEntry entry={entry} jobWords={jobWords} onRecord={onRecordOf(entry)} />
            </RowItem>
          ))}
        </Rows>
      )}
      {list.hasMore && <ShowMore onShow={list.showMore}>Show earlier entries</ShowMore>}
    </>
  );
}
