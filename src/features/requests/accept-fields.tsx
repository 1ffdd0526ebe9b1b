import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { FormDateField } from '@/forms/form-date-field';
import { FormTextField } from '@/forms/form-text-field';
import { FormTimeField } from '@/forms/form-time-field';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { SlotNotice } from '@/ui/slots/slot-notice';
import type { FindJobsOn } from '@/ui/slots/use-slot-conflicts';
import type { AppointmentForm } from './appointment-form';

interface AcceptFieldsProps {
  /** What is asked for, in sentences. */
  readonly wish: string;
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly disabled: boolean;
}

/** The fields of the accept dialog, with what was asked for above them. */
export function AcceptFields({ wish, today, findJobsOn, disabled }: AcceptFieldsProps) {
  const { values, dirty } = useFormikContext<AppointmentForm>();
  useUnsavedInput(dirty);

  return (
    <>
      <Typography variant="body2">{wish}</Typography>
      <div>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormDateField name="scheduled_date" label="Date" min={today} required disabled={disabled} />
          <FormTimeField name="scheduled_time" label="Time" required disabled={disabled} />
        </Box>
        <SlotNotice
          date={values.scheduled_date}
          time={values.scheduled_time}
          today={today}
          findJobsOn={findJobsOn}
        />
      </div>
      <FormTextField
        name="total_price"
        label="Price"
        required
        disabled={disabled}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        }}
        sx={{ maxWidth: { sm: 'calc(50% - 8px)' } }}
      />
    </>
  );
}
