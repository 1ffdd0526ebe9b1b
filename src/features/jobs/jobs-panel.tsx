import { useCallback, useMemo } from 'react';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { lastWeekBegin } from '@domain/office/last-week';
import type { ListView } from '@domain/office/list-view';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { useFound } from '@/ui/search/use-found';
import { useNow } from '@/ui/use-now';
import { dayHeading } from './day-heading';
import { noJobWords } from './job-words';
import { JobsTable, type JobsTableProps } from './jobs-table';
import { completedJobs, inOrder, jobsFiltered, jobsFound, openJobs } from './listed-jobs';

interface JobsPanelProps extends Pick<
  JobsTableProps,
  'call' | 'today' | 'findJobsOn' | 'questionnaireDialog' | 'reports' | 'submit' | 'entries'
> {
  /** Each view needs its own React key. */
  readonly view: ListView<'jobs'>;
}

const none: readonly never[] = [];
const notStored = 'No jobs are saved on this device. They’ll appear once you’re connected.';
const loading = <ListLoading label="Inspection jobs" />;

function useDayHeadings(today: string) {
  return useCallback(
    (job: Job, before: Job | null) =>
      job.scheduled_date === before?.scheduled_date ? null : dayHeading(job.scheduled_date, today),
    [today],
  );
}

/** All jobs: scheduled, in progress and completed, by date. */
function AllJobs({ view, ...table }: JobsPanelProps) {
  const open = useLiveList(openJobs);
  const completed = useLiveList(completedJobs);
  const groupOf = useDayHeadings(table.today);
  const openRows = open.state === 'ready' ? open.rows : none;
  const completedRows = completed.state === 'ready' ? completed.rows : none;
  const rows = useMemo(() => inOrder(completedRows, openRows), [completedRows, openRows]);
  if (open.state === 'loading' || completed.state === 'loading') return loading;
  const each = (change: 'renew' | 'drop') => (id: string) => {
    for (const list of [open, completed]) void list[change](id);
  };
  return (
    <>
      <ListNote
        view={view}
        list={{
          hasMore: false,
          confirmed: open.confirmed && completed.confirmed,
          damaged: [...open.damaged, ...completed.damaged],
        }}
        count={rows.length}
        none="No inspection jobs scheduled"
        sentence="A request becomes a job when you accept it."
        notStored={notStored}
      />
      <JobsTable
        {...table}
        rows={rows}
        groupOf={groupOf}
        onChanged={each('renew')}
        onCancelled={each('drop')}
        onGone={each('drop')}
        before={
          completed.hasMore && <ShowMore onShow={completed.showMore}>Show earlier completed jobs</ShowMore>
        }
        after={open.hasMore && <ShowMore onShow={open.showMore}>Show later jobs</ShowMore>}
      />
    </>
  );
}

/** The jobs of a filter or search. */
function SomeJobs({ view, list: asked, ...table }: JobsPanelProps & { readonly list: ListQuery<Job> }) {
  const list = useLiveList(asked);
  const rows = useFound(list.state === 'ready' ? list.rows : none, view.search);
  const headings = useDayHeadings(table.today);
  const byDay = asked.orderBy[0] === 'scheduled_date';
  if (list.state === 'loading') return loading;
  return (
    <>
      <ListNote
        view={view}
        list={list}
        count={rows.length}
        none={view.filter ? noJobWords[view.filter] : ''}
        sentence="Choose All to see the rest."
        notStored={notStored}
      />
      <JobsTable
        {...table}
        rows={rows}
        groupOf={byDay ? headings : undefined}
        onChanged={(id) => void list.renew(id)}
        onCancelled={(id) => (view.search ? void list.renew(id) : list.drop(id))}
        onGone={list.drop}
        after={
          list.hasMore && (
            <ShowMore onShow={list.showMore}>{view.search ? 'Keep searching' : 'Show more jobs'}</ShowMore>
          )
        }
      />
    </>
  );
}

/** Inspection Jobs: the jobs of a view, live. */
export function JobsPanel(props: JobsPanelProps) {
  const { search, filter } = props.view;
  const begin = lastWeekBegin(business.timeZone, new Date(useNow())).getTime();
  const list = useMemo(() => {
    if (search) return jobsFound(search);
    return filter && jobsFiltered(filter, begin);
  }, [search, filter, begin]);
  return list ? <SomeJobs {...props} list={list} /> : <AllJobs {...props} />;
}
