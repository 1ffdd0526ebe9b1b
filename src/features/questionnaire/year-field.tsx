import { useField } from 'formik';
import { OutlinedField } from '@/forms/outlined-field';

interface YearFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
}

const digits = 4;

/** A year: only digits are taken, and no more than four. */
export function YearField({ name, ...rest }: YearFieldProps) {
  const [field, { error, touched }, { setValue }] = useField<string>(name);
  return (
    <OutlinedField
      {...rest}
      {...field}
      onChange={({ target }) => void setValue(target.value.replace(/\D/g, '').slice(0, digits))}
      error={touched ? error : undefined}
      autoComplete="off"
      slotProps={{
        input: {
          sx: {
            maxWidth: 160,
            '& input.MuiOutlinedInput-input': { fontSize: '1.5rem', letterSpacing: '0.12em' },
          },
        },
        htmlInput: { inputMode: 'numeric', enterKeyHint: 'next' },
      }}
    />
  );
}
