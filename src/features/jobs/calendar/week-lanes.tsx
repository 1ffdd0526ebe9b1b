import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Job } from '@domain/job/job';
import { longDate, shortDate, type CalendarDate } from '@domain/time/calendar-date';
import type { SlotForm } from '@/shared/appointment/slot-form';
import { busyWords } from './busy-words';
import { droppedOf, JobChip } from './job-chip';
import { busyLook, hatched } from './hatched';
import { LaneName } from './lane-name';
import { busyIn, isOffOn, jobsIn, type Lane } from './lanes';

const Scroll = styled('div')({ overflowX: 'auto' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 900,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { padding: 4, border: `1px solid ${theme.vars.palette.divider}`, verticalAlign: 'top' },
  '& th': { fontSize: '0.8125rem', fontWeight: 600, textAlign: 'start', padding: 8 },
  '& th[aria-current]': { color: theme.vars.palette.secondary.main },
  '& thead th:first-of-type, & tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 136,
    background: theme.vars.palette.background.paper,
  },
  '& tbody th span': { whiteSpace: 'normal' },
  '& tbody td': { height: 72 },
  '& td[data-off]': hatched(theme),
  '& td[data-over]': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: -2 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& small': { color: theme.vars.palette.text.secondary },
  '& .busy': { ...busyLook(theme), display: 'block', marginBlockEnd: 4 },
}));

/** Where a job is moved. */
export type MoveTo = Partial<Pick<SlotForm, 'scheduled_date' | 'scheduled_time' | 'inspector_id'>>;

interface WeekLanesProps {
  readonly days: readonly CalendarDate[];
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: CalendarDate;
  readonly lanes: readonly Lane[];
  readonly jobs: readonly Job[];
  /** Asks for a job's new appointment, beginning with the place where it was dropped. */
  readonly onMove: (job: Job, to: MoveTo) => void;
}

/** A week with a lane for each inspector. A job is moved by dragging it to another day or lane. */
export function WeekLanes({ days, today, lanes, jobs, onMove }: WeekLanesProps) {
  const [over, setOver] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [first] = days;
  // A phone shows two of the seven days.
  useLayoutEffect(() => scrollToToday(scroller.current), [first, today]);
  const drop = (transfer: DataTransfer, lane: Lane, date: CalendarDate) => {
    setOver(null);
    const job = droppedOf(transfer, jobs)?.job;
    if (!job || (job.scheduled_date === date && (job.inspector_id ?? '') === lane.id)) return;
    onMove(job, { scheduled_date: date, inspector_id: lane.id });
  };
  return (
    <Scroll ref={scroller} role="region" aria-label="Jobs by inspector and day" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Inspector</th>
            {days.map((date) => (
              <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
                {shortDate(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.id}>
              <th scope="row">
                <LaneName lane={lane} />
              </th>
              {days.map((date) => {
                const place = `${lane.id} ${date}`;
                const own = jobsIn(lane, date, jobs);
                const off = isOffOn(lane, date);
                return (
                  <td
                    key={date}
                    data-off={off || undefined}
                    data-over={over === place || undefined}
                    onDragOver={(event) => {
                      if (!lane.open) return;
                      event.preventDefault();
                      setOver(place);
                    }}
                    onDragLeave={() => setOver((before) => (before === place ? null : before))}
                    onDrop={(event) => {
                      event.preventDefault();
                      if (lane.open) drop(event.dataTransfer, lane, date);
                    }}
                  >
                    {off && <small>Off</small>}
                    {busyIn(lane, date).map((time) => (
                      <small key={time.from} className="busy">
                        <span>{busyWords(time)}</span>
                      </small>
                    ))}
                    {own.length > 0 && (
                      <ul aria-label={`${lane.name}, ${longDate(date)}`}>
                        {own.map((job) => (
                          <li key={job.id}>
                            <JobChip job={job} onReschedule={(chosen) => onMove(chosen, {})} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** Puts today beside the inspectors' names, or the week's first day if today isn't in it. */
function scrollToToday(scroller: HTMLElement | null): void {
  const names = scroller?.querySelector('th');
  const day = scroller?.querySelector<HTMLElement>('th[aria-current]');
  if (scroller && names) scroller.scrollLeft = day ? day.offsetLeft - names.offsetWidth : 0;
}
