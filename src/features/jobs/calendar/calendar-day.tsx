import { styled } from '@mui/material/styles';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, useContext, type CSSProperties } from 'react';
import { longDate, type CalendarDate } from '@domain/time/calendar-date';

/** How many jobs a day has. */
export const JobCountContext = createContext<(date: CalendarDate) => number>(() => 0);

const Day = styled(PickerDay)(({ theme }) => ({
  position: 'relative',
  '&[data-jobs]': { fontWeight: 700 },
  '&[data-jobs]::after': {
    content: '""',
    position: 'absolute',
    bottom: 4,
    left: '50%',
    translate: '-50% 0',
    width: 'calc(4px + var(--jobs) * 5px)',
    maxWidth: 22,
    height: 3,
    borderRadius: 2,
    background: theme.vars.palette.primary.main,
  },
  '&[data-jobs].Mui-selected::after': { background: 'currentColor' },
}));

/** A day of the month. The underline's length shows how many jobs it has. */
export function CalendarDay(props: PickerDayProps) {
  const date = props.day.format('YYYY-MM-DD');
  const count = useContext(JobCountContext)(date);
  if (count === 0 || props.outsideCurrentMonth) return <PickerDay {...props} />;
  return (
    <Day
      {...props}
      data-jobs={count}
      aria-label={`${longDate(date)}, ${count === 1 ? '1 job' : `${count} jobs`}`}
      style={{ '--jobs': count } as CSSProperties}
    />
  );
}
