import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { business } from '@domain/business/business';
import { memberLimits } from '@domain/admin/member-fields';
import type { DaysOff } from '@domain/admin/member-hours';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { FormDateField } from '@/forms/form-date-field';
import { Icon } from '@/ui/icon';
import { FieldGroup } from './field-group';

const Entry = styled('li')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
  alignItems: 'start',
  '& > .MuiIconButton-root': { marginBlockStart: 24 },
});

const name = 'days_off';

/** Days on which an inspector doesn't work. */
export function DaysOffField({ disabled }: { readonly disabled: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [{ value: entries }, , { setValue }] = useField<readonly DaysOff[]>(name);

  const add = () => {
    const tomorrow = addDays(calendarDateIn(business.timeZone, new Date()), 1);
    flushSync(() => void setValue([...entries, { from: tomorrow, to: tomorrow }], false));
    list.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => void setValue(entries.filter((_, other) => other !== index)));
    adding.current?.focus();
  };
  return (
    <FieldGroup>
      <legend>Days off</legend>
      <p className="about">
        They aren’t proposed for jobs on these days. Jobs they already have stay theirs.
      </p>
      {entries.length > 0 && (
        <ol ref={list}>
          {entries.map((_, index) => (
            // Their places are all that tells them apart.
            <Entry key={index}>
              <FormDateField name={`${name}[${index}].from`} label="First day" required disabled={disabled} />
              <FormDateField name={`${name}[${index}].to`} label="Last day" required disabled={disabled} />
              <IconButton
                color="inherit"
                disabled={disabled}
                aria-label={`Remove days off ${index + 1}`}
                onClick={() => remove(index)}
              >
                <Icon name="trash" size={18} />
              </IconButton>
            </Entry>
          ))}
        </ol>
      )}
      <Button
        ref={adding}
        color="inherit"
        variant="outlined"
        disabled={disabled || entries.length >= memberLimits.daysOff}
        startIcon={<Icon name="plus" size={18} />}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        Add days off
      </Button>
    </FieldGroup>
  );
}
