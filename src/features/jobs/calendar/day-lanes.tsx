import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type DragEvent } from 'react';
import { takenTime } from '@domain/appointment/taken-time';
import type { Inspector } from '@domain/inspector/inspector';
import { hoursOn } from '@domain/hours/hours-on';
import type { Job } from '@domain/job/job';
import { longDate, type CalendarDate } from '@domain/time/calendar-date';
import { addMinutes, hourInWords, isTimeOfDay, minutesOfDay } from '@domain/time/time-of-day';
import { useSettings } from '@/settings/use-settings';
import type { DayOff } from './day-off-dialog';
import { busyWords } from './busy-words';
import { droppedOf, JobChip } from './job-chip';
import { busyLook } from './hatched';
import { LaneName } from './lane-name';
import { busyIn, isOffOn, jobsIn, type Lane } from './lanes';
import type { MoveTo } from './week-lanes';

/** Pixels. */
const hourHeight = 60;
/** Minutes to which a dropped job's time is rounded. */
const step = 15;

const Scroll = styled('div')({ overflowX: 'auto' });

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: '56px',
  gridAutoColumns: 'minmax(116px, 1fr)',
  '& h3': {
    margin: 0,
    padding: 8,
    // The same in every lane, so that the hours stand beside each other.
    height: 88,
    [theme.breakpoints.up('md')]: { height: 52 },
    boxSizing: 'border-box',
    overflow: 'hidden',
    fontSize: '0.8125rem',
    fontWeight: 600,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .axis': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: theme.vars.palette.background.paper,
  },
  '& .axis span': {
    display: 'block',
    height: hourHeight,
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  },
  '& ol': {
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    backgroundImage: `linear-gradient(${theme.vars.palette.divider} 1px, transparent 1px)`,
    backgroundSize: `100% ${hourHeight}px`,
  },
  '& ol[data-off]': { backgroundColor: theme.vars.palette.band },
  '& ol[data-over]': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: -2 },
  '& li': { position: 'absolute', insetInline: 3 },
  '& li > button': { height: '100%' },
  '& li.busy': {
    ...busyLook(theme),
    insetInline: 0,
    boxSizing: 'border-box',
    overflow: 'hidden',
  },
}));

interface DayLanesProps {
  readonly date: CalendarDate;
  readonly lanes: readonly Lane[];
  readonly jobs: readonly Job[];
  /** Asks for a job's new appointment, beginning with the place where it was dropped. */
  readonly onMove: (job: Job, to: MoveTo) => void;
  /** Asks what becomes of an inspector's jobs on a day off; undefined for a day that is over. */
  readonly onDayOff: ((dayOff: DayOff) => void) | undefined;
}

/** A day by the hour with a lane for each inspector. A job is moved by dragging it to another time or lane. */
export function DayLanes({ date, lanes, jobs, onMove, onDayOff }: DayLanesProps) {
  const settings = useSettings();
  const [over, setOver] = useState<string | null>(null);
  const timed = jobs.filter(({ scheduled_time }) => isTimeOfDay(scheduled_time));
  const taken = new Map(timed.map((job) => [job.id, takenTime(settings, job)] as const));
  const open = hoursOn(settings.hours, date);
  const [first, last] = hoursShown(
    open ? [minutesOfDay(open.opens), minutesOfDay(open.closes)] : [9 * 60, 17 * 60],
    [...taken.values()],
  );
  const hours = Array.from({ length: last - first }, (_, hour) => addMinutes('00:00', (first + hour) * 60));

  const drop = (event: DragEvent<HTMLElement>, lane: Lane) => {
    event.preventDefault();
    setOver(null);
    const dropped = droppedOf(event.dataTransfer, jobs);
    if (!dropped || !lane.open) return;
    const top = event.clientY - dropped.heldAt - event.currentTarget.getBoundingClientRect().top;
    const minutes = first * 60 + Math.max(0, Math.round(((top / hourHeight) * 60) / step) * step);
    const scheduled_time = addMinutes('00:00', Math.min(minutes, last * 60 - step));
    onMove(dropped.job, { scheduled_date: date, scheduled_time, inspector_id: lane.id });
  };

  return (
    <Scroll role="region" aria-label="Jobs by inspector and hour" tabIndex={0}>
      <Grid>
        <div className="axis" aria-hidden="true">
          <h3>&nbsp;</h3>
          {hours.map((hour) => (
            <span key={hour}>{hourInWords(hour)}</span>
          ))}
        </div>
        {lanes.map((lane) => {
          const off = isOffOn(lane, date);
          return (
            <div key={lane.id}>
              <h3>
                <LaneName lane={lane} />
                {off && ' (off)'}
                {onDayOff && lane.inspector && (
                  <Button
                    color="inherit"
                    size="small"
                    aria-label={`Day off for ${lane.name}`}
                    onClick={() => lane.inspector && onDayOff(dayOffOf(lane.inspector, date, jobs))}
                  >
                    Day off
                  </Button>
                )}
              </h3>
              <ol
                aria-label={`${lane.name}, ${longDate(date)}`}
                data-off={off || undefined}
                data-over={over === lane.id || undefined}
                style={{ height: hours.length * hourHeight }}
                onDragOver={(event) => {
                  if (!lane.open) return;
                  event.preventDefault();
                  setOver(lane.id);
                }}
                onDragLeave={() => setOver((before) => (before === lane.id ? null : before))}
                onDrop={(event) => drop(event, lane)}
              >
                {busyIn(lane, date).map(({ from, to }) => {
                  const [begins, ends] = [Math.max(from, first * 60), Math.min(to, last * 60)];
                  return begins < ends ? (
                    <li
                      key={`busy-${from}`}
                      className="busy"
                      style={{
                        top: ((begins - first * 60) / 60) * hourHeight,
                        height: ((ends - begins) / 60) * hourHeight,
                      }}
                    >
                      <span>{busyWords({ from, to })}</span>
                    </li>
                  ) : null;
                })}
                {jobsIn(lane, date, timed).map((job, index, all) => {
                  const time = taken.get(job.id) ?? { from: 0, to: 0 };
                  return (
                    <li
                      key={job.id}
                      style={{
                        top: ((time.from - first * 60) / 60) * hourHeight,
                        height: Math.max(44, ((time.to - time.from) / 60) * hourHeight - 2),
                        // Jobs at one time lie over each other, each a little to the right.
                        insetInlineStart: 3 + 16 * overlapping(all.slice(0, index), time.from, taken),
                      }}
                    >
                      <JobChip job={job} onReschedule={(chosen) => onMove(chosen, {})} />
                    </li>
                  );
                })}
              </ol>
            </div>
          );
        })}
      </Grid>
    </Scroll>
  );
}

/** An inspector's scheduled jobs of a day beside the others. */
function dayOffOf(inspector: Inspector, date: CalendarDate, jobs: readonly Job[]): DayOff {
  const isOwn = (job: Job) => job.inspector_id === inspector.uid && job.status === 'scheduled';
  return {
    inspector,
    date,
    jobs: jobs.filter(isOwn).toSorted((one, other) => one.scheduled_time.localeCompare(other.scheduled_time)),
    others: jobs.filter((job) => !isOwn(job)),
  };
}

type Taken = ReadonlyMap<string, { readonly from: number; readonly to: number }>;

/** How many of these jobs haven't ended at `from`. */
function overlapping(earlier: readonly Job[], from: number, taken: Taken): number {
  return earlier.filter(({ id }) => (taken.get(id)?.to ?? 0) > from).length;
}

/** The whole hours that show the opening hours and all jobs. */
function hoursShown(
  [opens, closes]: readonly [number, number],
  taken: readonly { readonly from: number; readonly to: number }[],
): readonly [first: number, last: number] {
  const from = Math.min(opens, ...taken.map((time) => time.from));
  const to = Math.max(closes, ...taken.map((time) => time.to));
  return [Math.floor(from / 60), Math.min(24, Math.ceil(to / 60))];
}
