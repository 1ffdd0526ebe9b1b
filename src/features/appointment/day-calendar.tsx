import { longDate, type CalendarDate } from '@domain/time/calendar-date';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { useMemo } from 'react';

/** High enough for a finger. */
const cell = 44;

const Calendar = styled(DateCalendar)(({ theme }) => ({
  width: '100%',
  maxWidth: 392,
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  '& .MuiDayCalendar-weekDayLabel, & .MuiPickerDay-root': { width: `calc(100% / 7 - 4px)`, height: cell },
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * (cell + 4) },
  '& .MuiPickerDay-root:not(.Mui-selected, .Mui-disabled)': {
    border: `1px solid ${theme.vars.palette.fieldLine}`,
  },
}));

function Day(props: PickerDayProps) {
  return <PickerDay {...props} aria-label={longDate(props.day.format('YYYY-MM-DD'))} />;
}

interface DayCalendarProps {
  readonly label: string;
  readonly value: CalendarDate;
  /** The first and the last day that can be chosen. */
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly isOpen: (date: CalendarDate) => boolean;
  readonly disabled: boolean;
  readonly onChoose: (date: CalendarDate) => void;
}

/** A month to choose a day from. Closed days can't be chosen. */
export function DayCalendar({ label, value, first, last, isOpen, disabled, onChoose }: DayCalendarProps) {
  // Memoized, because the calendar jumps to the month of each new object.
  const chosen = useMemo(() => dayjs(value), [value]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label={label}>
        <Calendar
          value={chosen}
          minDate={dayjs(first)}
          maxDate={dayjs(last)}
          shouldDisableDate={(day) => !isOpen(day.format('YYYY-MM-DD'))}
          disabled={disabled}
          views={['day']}
          slots={{ day: Day }}
          onChange={(day) => {
            if (day) onChoose(day.format('YYYY-MM-DD'));
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
