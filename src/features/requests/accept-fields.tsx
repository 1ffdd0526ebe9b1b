import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { FormTextField } from '@/forms/form-text-field';
import { SlotFields, type NotChosen } from '@/shared/appointment/slot-fields';
import type { FindJobsOn } from '@/shared/appointment/use-slot-conflicts';

interface AcceptFieldsProps {
  /** The requested date and time, in sentences. */
  readonly wish: string;
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly notChosen: NotChosen;
  readonly disabled: boolean;
}

/** The fields of the accept dialog, with the requested date and time above them. */
export function AcceptFields({ wish, disabled, ...slot }: AcceptFieldsProps) {
  return (
    <>
      <Typography variant="body2">{wish}</Typography>
      <SlotFields {...slot} disabled={disabled} />
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
