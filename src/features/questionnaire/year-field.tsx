import { useField } from 'formik';
import { OutlinedField } from '@/forms/outlined-field';

interface YearFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
}

const digits = 4;

/** A year: at most four digits. An edit in the middle is not reformatted, because that would move the caret. */
export function YearField({ name, ...rest }: YearFieldProps) {
  const [field, { error, touched }, { setValue }] = useField<string>(name);
  return (
    <OutlinedField
      {...rest}
      {...field}
      onChange={({ target: { value, selectionStart } }) =>
        void setValue(selectionStart === value.length ? value.replace(/\D/g, '') : value)
      }
      error={touched ? error : undefined}
      autoComplete="off"
      slotProps={{
        input: {
          sx: {
            maxWidth: 160,
            '& input.MuiOutlinedInput-input': { fontSize: '1.5rem', letterSpacing: '0.12em' },
          },
        },
        htmlInput: { inputMode: 'numeric', enterKeyHint: 'next', maxLength: digits },
      }}
    />
  );
}
