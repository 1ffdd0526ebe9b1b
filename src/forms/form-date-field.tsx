import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useRef, useState, useSyncExternalStore } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { CoreIcon } from '@/ui/core-icon';
import { PlainButton } from '@/ui/plain-button';
import type { TakenDays } from './taken-days';
import { OutlinedField } from './outlined-field';

/** Null where loading fails. `lazy` would unmount the whole form then. */
const loadCalendar = () => import('./calendar-popover').catch(reportedAs('the calendar not loaded', null));

interface FormDateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  /** `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  /** The days that its calendar marks. */
  readonly taken?: TakenDays;
}

const DateField = styled(OutlinedField, { shouldForwardProp: (prop) => prop !== 'ownCalendar' })<{
  ownCalendar: boolean;
}>(({ ownCalendar }) => ({
  '& input': { minWidth: 0, appearance: 'none' },
  ...(ownCalendar && { '& input::-webkit-calendar-picker-indicator': { display: 'none' } }),
}));

/** True with a mouse or similar pointer; false on touch devices and until hydration. */
function useFinePointer(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia('(pointer: fine)');
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia('(pointer: fine)').matches,
    () => false,
  );
}

/**
 * A date, `YYYY-MM-DD` in the form's values. It is always the platform's date input, which is easy to type in and
 * accessible. With a fine pointer its calendar is the one of x-date-pickers, loaded when the pointer nears its
 * button.
 */
export function FormDateField({ name, label, hint, min, max, taken, ...rest }: FormDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const [calendar, setCalendar] = useState<Awaited<ReturnType<typeof loadCalendar>>>(null);
  const ownCalendar = useFinePointer();
  // The input's value is '' while a date is incomplete, which would pass as "no date".
  const validate = () =>
    input.current?.validity.badInput ? 'Enter the date as month, day, and year.' : undefined;
  const [field, { error, touched }, { setValue, setTouched }] = useField<string>({ name, validate });

  const open = async () => {
    const loaded = await loadCalendar();
    setCalendar(loaded);
    // The date can still be typed.
    if (!loaded) input.current?.focus();
  };
  const close = () => {
    setCalendar(null);
    input.current?.focus();
  };
  const choose = (date: string) => {
    void setValue(date);
    void setTouched(true, false);
    close();
  };

  return (
    <>
      <DateField
        {...rest}
        {...field}
        rootRef={anchor}
        label={label}
        type="date"
        inputRef={input}
        ownCalendar={ownCalendar}
        error={touched ? error : undefined}
        hint={hint}
        slotProps={{
          htmlInput: { min, max },
          input: {
            endAdornment: ownCalendar && (
              <PlainButton
                type="button"
                look="bare"
                style={{ marginRight: -14 }}
                aria-label={`Open the calendar: ${label}`}
                aria-haspopup="dialog"
                disabled={rest.disabled ?? false}
                onPointerEnter={() => void loadCalendar()}
                onFocus={() => void loadCalendar()}
                onClick={() => void open()}
              >
                <CoreIcon name="calendar" />
              </PlainButton>
            ),
          },
        }}
      />
      {calendar && (
        <calendar.CalendarPopover
          anchor={anchor}
          label={label}
          value={field.value}
          min={min}
          max={max}
          taken={taken}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
