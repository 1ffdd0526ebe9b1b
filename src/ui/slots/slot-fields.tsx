import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { FormDateField } from '@/forms/form-date-field';
import { FormTimeField } from '@/forms/form-time-field';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { SlotNotice } from './slot-notice';
import type { FindJobsOn } from './use-slot-conflicts';

interface SlotFieldsProps {
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly disabled: boolean;
  /** A job that is no conflict: the one that is moved. */
  readonly except?: string;
}

interface Slot {
  readonly scheduled_date: string;
  readonly scheduled_time: string;
}

/** Date and time of an appointment, and whether another job stands in the way. */
export function SlotFields({ disabled, ...slot }: SlotFieldsProps) {
  const { values, dirty } = useFormikContext<Slot>();
  useUnsavedInput(dirty);
  return (
    <div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormDateField name="scheduled_date" label="Date" min={slot.today} required disabled={disabled} />
        <FormTimeField name="scheduled_time" label="Time" required disabled={disabled} />
      </Box>
      <SlotNotice {...slot} date={values.scheduled_date} time={values.scheduled_time} />
    </div>
  );
}
