import { useCallback, useMemo } from 'react';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { jobLookup } from '@domain/job/job-reference';
import { lastWeekBegin } from '@domain/office/last-week';
import type { ListView } from '@domain/office/list-view';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useKnownCount } from '@/firebase/lists/known-counts';
import { useListCount } from '@/firebase/lists/use-list-count';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { isWhole, partHeading, type ListPart } from '@/ui/list-detail/list-part';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { noLongerThere } from '@/ui/search/no-longer-there';
import { useFound } from '@/ui/search/use-found';
import { useNow } from '@/ui/use-now';
import { dayHeading } from './day-heading';
import { noJobWords } from './job-words';
import { useLookedUp } from './use-looked-up';
import { JobsTable, type JobsTableProps } from './jobs-table';
import {
  completedJobs,
  completedJobsOfInspector,
  countedCompletedJobs,
  countedJobs,
  jobParts,
  jobsCreated,
  jobsFiltered,
  jobsFound,
  jobsOfInspector,
  jobsWithDeadline,
  jobWith,
  openJobs,
} from './listed-jobs';

interface JobsPanelProps extends Pick<
  JobsTableProps,
  'call' | 'today' | 'findJobsOn' | 'questionnaireDialog' | 'reports' | 'submit' | 'entries'
> {
  /** Each view needs its own React key. */
  readonly view: ListView<'jobs'>;
}

type ReadyList = Extract<ReturnType<typeof useLiveList<Job>>, { readonly state: 'ready' }>;

const none: readonly never[] = [];
const notStored = 'No jobs are saved on this device. They’ll appear once you’re connected.';
const nothingScheduled = 'No inspection jobs scheduled. A request becomes a job when you accept it.';
const unsignedHeading = 'Forms missing, within 24 hours';
const loading = <ListLoading label="Inspection jobs" />;

function useDayHeadings(today: string) {
  return useCallback(
    (job: Job, before: Job | null) =>
      job.scheduled_date === before?.scheduled_date ? null : dayHeading(job.scheduled_date, today),
    [today],
  );
}

/** All jobs: the open ones, then the completed ones. */
function AllJobs({ view, ...table }: JobsPanelProps) {
  const open = useLiveList(openJobs);
  const completed = useLiveList(completedJobs);
  const openCount = useKnownCount(countedJobs);
  const completedCount = useListCount(countedCompletedJobs, true);
  const groupOf = useDayHeadings(table.today);
  const openRows = open.state === 'ready' ? open.rows : none;
  const completedRows = completed.state === 'ready' ? completed.rows : none;
  const now = useNow();
  const rows = useMemo(
    () => jobParts(openRows, completedRows, new Date(now)),
    [openRows, completedRows, now],
  );
  const anyUrgent = rows.urgent.length > 0;
  if (open.state === 'loading' || completed.state === 'loading') return loading;
  const each = (change: 'renew' | 'drop') => (id: string) => {
    for (const list of [open, completed]) void list[change](id);
  };
  const confirmed = open.confirmed && completed.confirmed;
  const damaged = [...open.damaged, ...completed.damaged];
  const openHere = rows.urgent.length + rows.open.length;
  const count = openHere + rows.over.length;
  const parts: ListPart<Job>[] = [
    ...(anyUrgent
      ? [{ key: 'urgent', heading: unsignedHeading, label: unsignedHeading, rows: rows.urgent, groupOf }]
      : []),
    {
      key: 'open',
      heading: partHeading(openCount, 'open'),
      rows: rows.open,
      empty: anyUrgent ? 'No other open jobs.' : open.confirmed ? nothingScheduled : notStored,
      groupOf,
      after: open.hasMore && !isWhole(openCount, openHere) && (
        <ShowMore onShow={open.showMore}>Show later jobs</ShowMore>
      ),
    },
    {
      key: 'completed',
      heading: partHeading(completedCount, 'completed'),
      label: 'Inspection jobs: completed',
      rows: rows.over,
      empty: completed.confirmed ? `${noJobWords.completed}.` : notStored,
      groupOf,
      after: completed.hasMore && !isWhole(completedCount, rows.over.length) && (
        <ShowMore onShow={completed.showMore}>Show earlier completed jobs</ShowMore>
      ),
    },
  ];
  return (
    <>
      <ListNote
        view={view}
        list={{ hasMore: false, confirmed, damaged }}
        count={count}
        none="No inspection jobs scheduled"
        sentence="A request becomes a job when you accept it."
        notStored={notStored}
      />
      {count > 0 && (
        <JobsTable
          {...table}
          parts={parts}
          onChanged={each('renew')}
          onCancelled={each('drop')}
          onGone={each('drop')}
        />
      )}
    </>
  );
}

interface TwoListsProps extends JobsPanelProps {
  readonly lists: readonly ReadyList[];
  readonly parts: readonly ListPart<Job>[];
  /** Of the rows in the parts. */
  readonly count: number;
  readonly none: string;
}

/** Jobs of two lists, each in a part of its own. */
function TwoLists({ view, lists, parts, count, none: noJobs, ...table }: TwoListsProps) {
  const hasMore = lists.some((list) => list.hasMore);
  const each = (change: 'renew' | 'drop') => (id: string) => {
    for (const list of lists) void list[change](id);
  };
  return (
    <>
      <ListNote
        view={view}
        list={{
          hasMore,
          confirmed: lists.every(({ confirmed }) => confirmed),
          damaged: lists.flatMap(({ damaged }) => damaged),
        }}
        count={count}
        none={noJobs}
        sentence="Choose All to see the rest."
        notStored={notStored}
      />
      {(count > 0 || hasMore) && (
        <JobsTable
          {...table}
          parts={parts}
          onChanged={each('renew')}
          onCancelled={each('drop')}
          onGone={each('drop')}
        />
      )}
    </>
  );
}

/** The open jobs by deadline, and after them those without one. */
function JobsByDeadline({ view, ...table }: JobsPanelProps) {
  const due = useLiveList(jobsWithDeadline);
  const open = useLiveList(openJobs);
  const groupOf = useDayHeadings(table.today);
  if (due.state === 'loading' || open.state === 'loading') return loading;
  const others = open.rows.filter(({ deadline }) => deadline === null);
  const parts: ListPart<Job>[] = [
    {
      key: 'deadline',
      heading: 'With a deadline',
      rows: due.rows,
      empty: due.confirmed ? 'No open jobs with a deadline.' : notStored,
      after: due.hasMore && <ShowMore onShow={due.showMore}>Show later deadlines</ShowMore>,
    },
    {
      key: 'open',
      heading: 'Without a deadline',
      label: 'Inspection jobs: without a deadline',
      rows: others,
      empty: open.confirmed ? 'No other open jobs.' : notStored,
      groupOf,
      after: open.hasMore && <ShowMore onShow={open.showMore}>Show later jobs</ShowMore>,
    },
  ];
  return (
    <TwoLists
      {...table}
      view={view}
      lists={[due, open]}
      parts={parts}
      count={due.rows.length + others.length}
      none={noJobWords.deadline}
    />
  );
}

/** An inspector's open jobs, then the completed ones. */
function JobsOfInspector({ view, inspector, ...table }: JobsPanelProps & { readonly inspector: string }) {
  const open = useLiveList(useMemo(() => jobsOfInspector(inspector), [inspector]));
  const completed = useLiveList(useMemo(() => completedJobsOfInspector(inspector), [inspector]));
  const groupOf = useDayHeadings(table.today);
  if (open.state === 'loading' || completed.state === 'loading') return loading;
  const parts: ListPart<Job>[] = [
    {
      key: 'open',
      heading: 'Open',
      rows: open.rows,
      empty: open.confirmed ? 'No open jobs.' : notStored,
      groupOf,
      after: open.hasMore && <ShowMore onShow={open.showMore}>Show later jobs</ShowMore>,
    },
    {
      key: 'completed',
      heading: 'Completed',
      label: 'Inspection jobs: completed',
      rows: completed.rows,
      empty: completed.confirmed ? `${noJobWords.completed}.` : notStored,
      groupOf,
      after: completed.hasMore && (
        <ShowMore onShow={completed.showMore}>Show earlier completed jobs</ShowMore>
      ),
    },
  ];
  return (
    <TwoLists
      {...table}
      view={view}
      lists={[open, completed]}
      parts={parts}
      count={open.rows.length + completed.rows.length}
      none="No jobs"
    />
  );
}

/** The jobs of a filter or search. */
interface SomeJobsProps extends JobsPanelProps {
  readonly list: ListQuery<Job>;
  /** Whether the list is what was searched, whatever the words say. */
  readonly exact: boolean;
}

function SomeJobs({ view, list: asked, exact, ...table }: SomeJobsProps) {
  const list = useLiveList(asked);
  const rows = useFound(list.state === 'ready' ? list.rows : none, exact ? null : view.search);
  const headings = useDayHeadings(table.today);
  const byDay = asked.orderBy[0] === 'scheduled_date';
  if (list.state === 'loading') return loading;
  return (
    <>
      <ListNote
        view={view}
        list={list}
        count={rows.length}
        {...(view.found === null
          ? {
              none: view.filter ? noJobWords[view.filter] : 'No jobs',
              sentence: 'Choose All to see the rest.',
            }
          : noLongerThere('job'))}
        notStored={notStored}
      />
      <JobsTable
        {...table}
        parts={[
          {
            key: 'found',
            rows,
            groupOf: byDay ? headings : undefined,
            after: list.hasMore && (
              <ShowMore onShow={list.showMore}>{view.search ? 'Keep searching' : 'Show more jobs'}</ShowMore>
            ),
          },
        ]}
        onChanged={(id) => void list.renew(id)}
        onCancelled={(id) => (view.search ? void list.renew(id) : list.drop(id))}
        onGone={list.drop}
      />
    </>
  );
}

/** Inspection Jobs: the jobs of a view, live. */
export function JobsPanel(props: JobsPanelProps) {
  const { search, filter, inspector, found } = props.view;
  const lookup = useMemo(() => jobLookup(props.view.text), [props.view.text]);
  const created = useLookedUp(lookup, props.call);
  const begin = lastWeekBegin(business.timeZone, new Date(useNow())).getTime();
  const list = useMemo(() => {
    if (found !== null) return jobWith(found);
    if (created) return jobsCreated(created.from, created.to);
    if (search) return jobsFound(search);
    return filter && jobsFiltered(filter, begin);
  }, [found, created, search, filter, begin]);
  if (created === undefined) return loading;
  if (filter === 'deadline') return <JobsByDeadline {...props} />;
  if (inspector !== null) return <JobsOfInspector {...props} inspector={inspector} />;
  return list ? <SomeJobs {...props} list={list} exact={created !== null} /> : <AllJobs {...props} />;
}
