import Box from '@mui/material/Box';
import { arrivalTime } from '@domain/appointment/arrival';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { useFormikContext } from 'formik';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDateField } from '@/forms/form-date-field';
import { FormTimeField } from '@/forms/form-time-field';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { appointmentOf, type SlotForm } from './slot-form';
import { SlotNotice } from './slot-notice';
import type { FindJobsOn } from './use-slot-conflicts';

/** Which initial values are defaults that the client did not choose. */
export interface NotChosen {
  readonly date: boolean;
  readonly time: boolean;
}

interface SlotFieldsProps {
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly disabled: boolean;
  /** The property, to notice a second job there at the same time. */
  readonly address: string;
  /** The service's name. */
  readonly service: string;
  /** The job, request or referral that is given the appointment. */
  readonly except?: string;
  readonly notChosen: NotChosen;
}

const notChosenHint = 'Not chosen by the client';

/** Date and time of an appointment, with its conflicts. */
export function SlotFields({ today, disabled, notChosen, ...slot }: SlotFieldsProps) {
  const { values, initialValues, dirty } = useFormikContext<SlotForm>();
  useUnsavedInput(dirty);
  const stands = (field: keyof SlotForm) => values[field] === initialValues[field];
  const hint = {
    date: notChosen.date && stands('scheduled_date') ? notChosenHint : undefined,
    time: notChosen.time && stands('scheduled_time') ? notChosenHint : undefined,
  };
  return (
    <div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormDateField
          name="scheduled_date"
          label="Date"
          min={today}
          required
          disabled={disabled}
          {...(hint.date !== undefined && { hint: hint.date })}
        />
        <FormTimeField name="scheduled_time" label="Time" required disabled={disabled} hint={hint.time} />
      </Box>
      <Box sx={{ marginBlockStart: 2 }}>
        <FormCheckboxField
          name="as_window"
          label="Two-hour window"
          hint={
            values.as_window && isTimeOfDay(values.scheduled_time)
              ? `The client sees ${arrivalTime(appointmentOf(values))}.`
              : 'The client sees the exact time.'
          }
          disabled={disabled}
        />
      </Box>
      <SlotNotice {...slot} appointment={appointmentOf(values)} />
    </div>
  );
}
