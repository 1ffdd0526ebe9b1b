import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useContext, useMemo } from 'react';
import type { Job } from '@domain/job/job';
import { addDays, shortDate, type CalendarDate } from '@domain/time/calendar-date';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { TeamContext } from '@/shared/inspector/team-context';
import { Icon } from '@/ui/icon';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { dayHeading } from '../day-heading';
import type { DayOff } from './day-off-dialog';
import { DayLanes } from './day-lanes';
import { lanesOf, weekOf } from './lanes';
import { jobsBetween } from './month-jobs';
import { WeekLanes, type MoveTo } from './week-lanes';

interface LanesViewProps {
  readonly of: 'day' | 'week';
  readonly day: CalendarDate;
  readonly onDay: (day: CalendarDate) => void;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: CalendarDate;
  readonly onMove: (job: Job, to: MoveTo) => void;
  readonly onDayOff: (dayOff: DayOff) => void;
}

const none: readonly Job[] = [];

/** A day or a week of jobs, live, with a lane for each inspector. */
export function LanesView({ of, day, onDay, today, onMove, onDayOff }: LanesViewProps) {
  const team = useContext(TeamContext);
  const days = useMemo(() => (of === 'week' ? weekOf(day) : [day]), [of, day]);
  const [first = day] = days;
  const last = days.at(-1) ?? day;
  const list = useLiveList(useMemo(() => jobsBetween(first, last), [first, last]));
  const jobs = list.state === 'ready' ? list.rows : none;
  const lanes = lanesOf(team, jobs);
  const heading = of === 'week' ? `${shortDate(first)} to ${shortDate(last)}` : dayHeading(day, today);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton
          color="inherit"
          aria-label={of === 'week' ? 'Previous week' : 'Previous day'}
          onClick={() => onDay(addDays(day, -days.length))}
        >
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton
          color="inherit"
          aria-label={of === 'week' ? 'Next week' : 'Next day'}
          onClick={() => onDay(addDays(day, days.length))}
        >
          <Icon name="chevron-right" />
        </IconButton>
        <Button color="inherit" variant="outlined" size="small" onClick={() => onDay(today)}>
          Today
        </Button>
        <Typography variant="h6" component="h3" aria-live="polite">
          {heading}
        </Typography>
      </Box>
      {list.state === 'ready' && <DamagedNote damaged={list.damaged} />}
      {list.state === 'loading' ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          Loading jobs...
        </Typography>
      ) : of === 'week' ? (
        <WeekLanes {...{ days, today, lanes, jobs, onMove }} />
      ) : (
        <DayLanes {...{ lanes, jobs, onMove }} date={day} onDayOff={day < today ? undefined : onDayOff} />
      )}
      {list.state === 'ready' && list.hasMore && <ShowMore onShow={list.showMore}>Show more jobs</ShowMore>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Drag a job to another {of === 'week' ? 'day' : 'time'} or inspector, or choose it to reschedule it.
        You confirm the new appointment before anyone is emailed.
      </Typography>
    </Box>
  );
}
