import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { RefObject } from 'react';

interface CalendarPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  /** `YYYY-MM-DD`, or '' for none; also `min` and `max`. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (date: string) => void;
  readonly onClose: () => void;
}

/** A month calendar beside its field, to choose a day. */
export function CalendarPopover({ anchor, label, value, min, max, onChoose, onClose }: CalendarPopoverProps) {
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
          onChange={(day) => {
            if (day) onChoose(day.format('YYYY-MM-DD'));
          }}
        />
      </Popover>
    </LocalizationProvider>
  );
}
