import { arrivalTime, windowAt } from '@domain/appointment/arrival';
import type { ClosedLinkState } from '@domain/access/client-forms';
import type { ClientAppointment, MoveAppointmentAnswer } from '@domain/appointment/appointment-calls';
import { isMovableDay, lastMovableDay } from '@domain/appointment/movable-times';
import { business } from '@domain/business/business';
import { calendarDateIn, longDate, shortDate, type CalendarDate } from '@domain/time/calendar-date';
import { type TimeOfDay } from '@domain/time/time-of-day';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { callFunction } from '@/api/call-function';
import { useSettings } from '@/settings/use-settings';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { nextOpenDay } from './next-open-day';
import { ProblemNotice } from './problem-notice';
import { TimesField } from './times-field';
import { useChange } from './use-change';
import { useFreeTimes } from './use-free-times';

const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar')).DayCalendar }));

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& .choices': {
    display: 'grid',
    gap: 24,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 32 },
  },
  // The calendar's own height, so that nothing moves when it is there.
  '& .calendar': { height: 368 },
  '& .label': { margin: '0 0 12px', fontWeight: 600, lineHeight: 1.4 },
  '& button[type="submit"]': { justifySelf: 'start' },
  [theme.breakpoints.down('sm')]: {
    '& button[type="submit"]': { justifySelf: 'stretch', paddingInline: 12 },
  },
}));

interface MoveSectionProps {
  readonly linkKey: string;
  readonly appointment: ClientAppointment;
  /** The server's time when it returned the appointment. */
  readonly now: Date;
  readonly onMoved: (appointment: ClientAppointment) => void;
  /** The appointment can no longer be changed, because it changed meanwhile. */
  readonly onFixed: (appointment: ClientAppointment) => void;
  readonly onClosed: (reason: ClosedLinkState) => void;
}

/** Moves the appointment: first a day, then one of its free times. */
export function MoveSection({ linkKey, appointment, now, onMoved, onFixed, onClosed }: MoveSectionProps) {
  const { hours } = useSettings();
  const today = calendarDateIn(business.timeZone, now);
  const last = lastMovableDay(hours, business.timeZone, now);
  const isOpen = (date: CalendarDate) => isMovableDay(hours, date, business.timeZone, now);
  const [date, setDate] = useState(() => {
    const { scheduled_date: own } = appointment;
    return isOpen(own) ? own : (nextOpenDay(today, 1, isOpen, { first: today, last }) ?? today);
  });
  const [time, setTime] = useState<TimeOfDay | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const takenNotice = useRef<HTMLDivElement>(null);
  const { view, retry, replace } = useFreeTimes(linkKey, date);
  const { change, busy, problem } = useChange<MoveAppointmentAnswer>();
  useUnsavedInput(time !== null);
  useEffect(() => {
    if (taken !== null) takenNotice.current?.focus();
  }, [taken]);

  const closed = view.state === 'closed' ? view.reason : null;
  useEffect(() => {
    if (closed !== null) onClosed(closed);
  }, [closed, onClosed]);

  const chooseDay = (chosen: CalendarDate) => {
    if (chosen === date) return;
    setDate(chosen);
    setTime(null);
    setTaken(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (time === null || busy) return;
    setTaken(null);
    const slot = { scheduled_date: date, scheduled_time: time };
    const answer = await change(`${date} ${time}`, (idempotencyKey) =>
      callFunction('client-appointment-move', { booking: linkKey, ...slot, idempotencyKey }),
    );
    if (answer === null) return;
    if (answer.state === 'moved') onMoved(answer.appointment);
    else if (answer.state === 'fixed') onFixed(answer.appointment);
    else if (answer.state !== 'taken') onClosed(answer.state);
    else {
      replace(answer.times);
      setTime(null);
      setTaken(`${arrivalTime(windowAt(time))} on ${longDate(date)} was just taken.`);
    }
  };

  return (
    <Form onSubmit={(event) => void submit(event)} aria-labelledby="move-title">
      <h2 id="move-title">Move it to another time</h2>
      <div className="choices">
        <div>
          <p className="label" aria-hidden="true">
            Choose a day
          </p>
          <Suspense fallback={<div className="calendar" />}>
            <DayCalendar
              label="Choose a day"
              value={date}
              first={today}
              last={last}
              isOpen={isOpen}
              disabled={busy}
              onChoose={chooseDay}
            />
          </Suspense>
        </div>
        <div style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
          {taken !== null && (
            <Notice ref={takenNotice} role="alert" tabIndex={-1} tone="error">
              <CoreIcon name="alert" />
              <div>
                <p>
                  <strong>{taken}</strong>
                </p>
                <p>Your appointment hasn’t changed. Choose one of the times still available.</p>
              </div>
            </Notice>
          )}
          <TimesField
            date={date}
            view={view}
            value={time}
            disabled={busy}
            onChoose={setTime}
            onRetry={retry}
          />
        </div>
      </div>
      {problem && <ProblemNotice problem={problem} needsLine="Moving an appointment needs a connection." />}
      <PlainButton type="submit" disabled={time === null || busy}>
        {submitLabel(date, time, busy)}
      </PlainButton>
    </Form>
  );
}

function submitLabel(date: CalendarDate, time: TimeOfDay | null, busy: boolean): string {
  if (busy) return 'Moving...';
  return time === null ? 'Choose a time first' : `Move to ${shortDate(date)}, ${arrivalTime(windowAt(time))}`;
}
