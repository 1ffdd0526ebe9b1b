import { windowAt } from '@domain/appointment/arrival';
import { arrivalTime } from '@domain/appointment/arrival';
import { longDate, type CalendarDate } from '@domain/time/calendar-date';
import { type TimeOfDay } from '@domain/time/time-of-day';
import { styled } from '@mui/material/styles';
import { ChoiceCard } from '@/forms/choice-card';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { CallText } from '@/ui/call-text';
import type { FreeTimesView } from './use-free-times';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  // The height of a full day, so that the layout doesn't shift.
  minHeight: 340,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 12, fontWeight: 600, lineHeight: 1.4 },
  '& .times': { display: 'grid', gap: 8 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { minHeight: 0 },
}));

interface TimesFieldProps {
  readonly date: CalendarDate;
  readonly view: FreeTimesView;
  readonly value: TimeOfDay | null;
  readonly disabled: boolean;
  readonly onChoose: (time: TimeOfDay) => void;
  readonly onRetry: () => void;
}

export function TimesField({ date, view, value, disabled, onChoose, onRetry }: TimesFieldProps) {
  return (
    <Group disabled={disabled}>
      <legend>Available times on {dayOf(date)}</legend>
      <div role="status">
        {view.state === 'loading' && <p>Loading available times...</p>}
        {view.state === 'ready' && view.times.length === 0 && (
          <p>No times are left on this day. Please choose another day.</p>
        )}
      </div>
      {view.state === 'failed' && (
        <Notice role="alert" tone="error">
          <Icon name="cloud-off" />
          <div>
            <p>
              <strong>
                <CallText>{view.sentence ?? 'We can’t load the available times right now.'}</CallText>
              </strong>
            </p>
            <PlainButton type="button" look="quiet" style={{ marginTop: 12 }} onClick={onRetry}>
              Try again
            </PlainButton>
          </div>
        </Notice>
      )}
      {view.state === 'ready' && (
        <div className="times">
          {view.times.map((time) => (
            <ChoiceCard key={time}>
              <input
                type="radio"
                name="time"
                value={time}
                checked={value === time}
                onChange={() => onChoose(time)}
              />
              <span>{arrivalTime(windowAt(time))}</span>
            </ChoiceCard>
          ))}
        </div>
      )}
    </Group>
  );
}

/** `Saturday, November 28`. The calendar beside it shows the year. */
function dayOf(date: CalendarDate): string {
  return longDate(date).replace(/, \d+$/, '');
}
