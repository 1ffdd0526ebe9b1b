import { longDate, type CalendarDate } from '@domain/time/calendar-date';
import { addMonths, monthOf } from '@domain/time/month';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { monthName, nextOpenDay, weeksOf } from './month-days';

const Calendar = styled('div')(({ theme }) => ({
  maxWidth: 392,
  '& .months': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 4 },
  '& h3': { ...theme.typography.h6, margin: 0 },
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& th': { height: 32, fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& td': { padding: 0, textAlign: 'center' },
}));

const Day = styled('button')(({ theme }) => ({
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  boxSizing: 'border-box',
  width: 'calc(100% - 4px)',
  height: 44,
  margin: 2,
  padding: 0,
  border: `1px solid ${theme.vars.palette.fieldLine}`,
  borderRadius: 4,
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'background-color 150ms',
  '&:hover:enabled': { backgroundColor: theme.vars.palette.band },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 1 },
  '&:disabled': {
    cursor: 'default',
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    opacity: 0.7,
  },
  '[aria-selected="true"] > &': {
    fontWeight: 700,
    borderColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  },
}));

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MonthGridProps {
  readonly label: string;
  readonly value: CalendarDate;
  /** The first and the last day that can be chosen. */
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly isOpen: (date: CalendarDate) => boolean;
  readonly disabled: boolean;
  readonly onChoose: (date: CalendarDate) => void;
}

/** A month grid to choose a day from, by pointer or arrow keys. Closed days are skipped. */
export function MonthGrid({ label, value, first, last, isOpen, disabled, onChoose }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useState(monthOf(value));
  const [reached, setReached] = useState(value);
  const byKey = useRef(false);
  const weeks = weeksOf(month);
  const canChoose = (date: CalendarDate) => date >= first && date <= last && isOpen(date);
  // Roving tabindex: only the day that the arrow keys have reached, or else the first open day, can be
  // reached by Tab.
  const days = weeks.flat().filter((date) => date !== null && canChoose(date));
  const inOrder = days.includes(reached) ? reached : days[0];

  useLayoutEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${reached}"]`)?.focus();
  }, [reached]);

  const goTo = (date: CalendarDate | null) => {
    if (date === null) return;
    byKey.current = true;
    setReached(date);
    setMonth(monthOf(date));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.date;
    const step = steps[event.key];
    if (from === undefined || step === undefined) return;
    event.preventDefault();
    goTo(nextOpenDay(from, step, isOpen, { first, last }));
  };

  return (
    <Calendar>
      <div className="months">
        <PlainButton
          type="button"
          look="bare"
          aria-label="Previous month"
          disabled={disabled || month <= monthOf(first)}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <Icon name="chevron-left" />
        </PlainButton>
        <h3 aria-live="polite">{monthName(month)}</h3>
        <PlainButton
          type="button"
          look="bare"
          aria-label="Next month"
          disabled={disabled || month >= monthOf(last)}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <Icon name="chevron-right" />
        </PlainButton>
      </div>
      <table ref={table} role="grid" aria-label={`${label}, ${monthName(month)}`} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, column) =>
                date === null ? (
                  <td key={column} />
                ) : (
                  <td key={date} aria-selected={date === value}>
                    <Day
                      type="button"
                      data-date={date}
                      aria-label={longDate(date)}
                      tabIndex={date === inOrder ? 0 : -1}
                      disabled={disabled || !canChoose(date)}
                      onClick={() => {
                        setReached(date);
                        onChoose(date);
                      }}
                    >
                      {Number(date.slice(8))}
                    </Day>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Calendar>
  );
}
