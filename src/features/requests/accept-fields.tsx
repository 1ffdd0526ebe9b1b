import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { Lead } from '@domain/request/lead';
import { FormDateField } from '@/forms/form-date-field';
import { FormTextField } from '@/forms/form-text-field';
import { FormTimeField } from '@/forms/form-time-field';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { AppointmentForm } from './appointment-form';
import { preferredSlot } from './preferred-slot';
import { SlotWarning } from './slot-warning';
import { useSlotConflicts, type FindJobsOn } from './use-slot-conflicts';

interface AcceptFieldsProps {
  readonly lead: Lead;
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly disabled: boolean;
}

/** The fields of the accept dialog, with what the client asked for above them. */
export function AcceptFields({ lead, today, findJobsOn, disabled }: AcceptFieldsProps) {
  const { values, dirty } = useFormikContext<AppointmentForm>();
  const conflicts = useSlotConflicts(values.scheduled_date, values.scheduled_time, findJobsOn);
  const asked = preferredSlot(lead);
  useUnsavedInput(dirty);

  return (
    <>
      <Typography variant="body2">
        {lead.service_type || 'Inspection'}, {lead.address}. Asked for {asked.date}, {asked.time}
        {asked.flexible && ` (${asked.flexible})`}.
      </Typography>
      <div>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormDateField name="scheduled_date" label="Date" min={today} required disabled={disabled} />
          <FormTimeField name="scheduled_time" label="Time" required disabled={disabled} />
        </Box>
        <SlotWarning
          jobs={conflicts}
          inPast={values.scheduled_date !== '' && values.scheduled_date < today}
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
