import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { TakenDays } from './taken-days';

interface CalendarPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  /** `YYYY-MM-DD`, or '' for none; also `min` and `max`. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** The days to mark. */
  readonly taken: TakenDays | undefined;
  readonly onChoose: (date: string) => void;
  readonly onClose: () => void;
}

const written = 'YYYY-MM-DD';
const marked = {
  textDecoration: 'line-through',
  '&:not(.Mui-selected)': { color: 'text.secondary' },
} as const;

/** A month calendar beside its field, to choose a day. Days without a time can be chosen too. */
export function CalendarPopover({
  anchor,
  label,
  value,
  min,
  max,
  taken,
  onChoose,
  onClose,
}: CalendarPopoverProps) {
  const [month, setMonth] = useState(() => dayjs(value || min).format('YYYY-MM'));
  const [, setChanges] = useState(0);
  const ask = useEffectEvent(() => taken?.ask(month));
  useEffect(() => ask(), [month]);
  const subscribe = taken?.subscribe;
  useEffect(() => subscribe?.(() => setChanges((count) => count + 1)), [subscribe]);

  const isTaken = (date: string) =>
    (min === undefined || date >= min) && (max === undefined || date <= max) && taken?.isTaken(date) === true;
  const daysShown = Array.from(
    { length: 31 },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Popover
        open
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <DateCalendar
          autoFocus
          value={value === '' ? null : dayjs(value)}
          referenceDate={dayjs(value || min)}
          {...(min !== undefined && { minDate: dayjs(min) })}
          {...(max !== undefined && { maxDate: dayjs(max) })}
          views={['day']}
          onMonthChange={(first) => setMonth(first.format('YYYY-MM'))}
          onChange={(day) => {
            if (day) onChoose(day.format(written));
          }}
          slotProps={{
            day: ({ day }) =>
              isTaken(day.format(written))
                ? { sx: marked, 'aria-label': `${day.format('D')}, no time available` }
                : {},
          }}
        />
        {daysShown.some(isTaken) && (
          <Typography variant="body2" sx={{ padding: '0 24px 16px', color: 'text.secondary' }}>
            Crossed out: no time available.
          </Typography>
        )}
      </Popover>
    </LocalizationProvider>
  );
}
