import InputAdornment from '@mui/material/InputAdornment';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

/** A Formik field for an amount in US dollars, as typed; `typedDollars` reads it. */
export function FormPriceField(props: Omit<FormTextFieldProps, 'slotProps' | 'type' | 'sx'>) {
  return (
    <FormTextField
      {...props}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
      }}
      sx={{ maxWidth: { sm: 'calc(50% - 8px)' } }}
    />
  );
}
