import { OutlinedField } from '@/forms/outlined-field';

interface FixedFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly type?: 'text' | 'date';
  readonly className?: string;
}

const nothing = () => undefined;

/** A read-only field filled from the job, which can be selected and copied. */
export function FixedField({ type = 'text', ...field }: FixedFieldProps) {
  return (
    <OutlinedField
      {...field}
      type={type}
      onChange={nothing}
      onBlur={nothing}
      sx={(theme) => ({
        '& .MuiOutlinedInput-root': { backgroundColor: theme.vars?.palette.background.default },
        '& input': { textOverflow: 'ellipsis', minWidth: 0, appearance: 'none' },
        '& input::-webkit-calendar-picker-indicator': { display: 'none' },
      })}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  );
}
