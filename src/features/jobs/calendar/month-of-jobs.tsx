import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import dayjs from 'dayjs';
import { useCallback, useMemo, useState } from 'react';
import type { Job } from '@domain/job/job';
import type { CalendarDate } from '@domain/time/calendar-date';
import { monthOf } from '@domain/time/month';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { dayHeading } from '../day-heading';
import { CalendarDay, JobCountContext } from './calendar-day';
import { DayJobs } from './day-jobs';
import { byDay, jobsDoneBy, jobsOfMonth } from './month-jobs';

interface MonthOfJobsProps {
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: CalendarDate;
  readonly day: CalendarDate;
  readonly onDay: (day: CalendarDate) => void;
  /** Whose jobs are shown: a uid or `unassigned`; null for everyone's. */
  readonly inspector: string | null;
  readonly onReschedule: (job: Job) => void;
}

const none: readonly Job[] = [];

/** A live month with its job days marked, and the chosen day's jobs beside it. */
export function MonthOfJobs({ today, day, onDay, inspector, onReschedule }: MonthOfJobsProps) {
  const [month, setMonth] = useState(monthOf(day));
  const list = useLiveList(useMemo(() => jobsOfMonth(month), [month]));
  const rows = list.state === 'ready' ? list.rows : none;
  const jobs = useMemo(() => jobsDoneBy(inspector, rows), [inspector, rows]);
  const days = useMemo(() => byDay(jobs), [jobs]);
  const countOn = useCallback((date: CalendarDate) => days.get(date)?.length ?? 0, [days]);
  const inSight = monthOf(day) === month;
  // Memoized, because the calendar jumps to the month of each new object.
  const value = useMemo(() => dayjs(day), [day]);

  return (
    <>
      <JobCountContext value={countOn}>
        <DateCalendar
          autoFocus
          value={value}
          views={['day']}
          loading={list.state === 'loading'}
          renderLoading={() => <DayCalendarSkeleton />}
          slots={{ day: CalendarDay }}
          onChange={(chosen) => {
            if (!chosen) return;
            onDay(chosen.format('YYYY-MM-DD'));
            setMonth(chosen.format('YYYY-MM'));
          }}
          onMonthChange={(shown) => setMonth(shown.format('YYYY-MM'))}
          sx={{ margin: 0, width: '100%', maxWidth: 320 }}
        />
      </JobCountContext>
      <div>
        {list.state === 'ready' && <DamagedNote damaged={list.damaged} />}
        <DayJobs
          heading={inSight ? dayHeading(day, today) : 'Choose a day'}
          jobs={inSight ? (days.get(day) ?? none) : none}
          empty={emptyText(list.state === 'loading', inSight)}
          onReschedule={onReschedule}
        />
        {list.state === 'ready' && list.hasMore && (
          <ShowMore onShow={list.showMore}>Show later jobs this month</ShowMore>
        )}
      </div>
    </>
  );
}

function emptyText(loading: boolean, inSight: boolean): string {
  if (loading) return 'Loading jobs...';
  return inSight ? 'No jobs on this day.' : 'Days with jobs are underlined.';
}
