import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ChangeEvent, type FocusEvent, type ReactNode, type Ref } from 'react';
import { FieldMessage } from './field-message';
import { useFieldNote } from './field-notes';

type AnyInput = HTMLInputElement | HTMLTextAreaElement;

export interface OutlinedFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<AnyInput>) => void;
  readonly onBlur: (event: FocusEvent<AnyInput>) => void;
  /** The error, referenced by aria-describedby. */
  readonly error?: string | undefined;
  /** Shown below the field, also beside an error. */
  readonly hint?: string | undefined;
  readonly type?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly multiline?: boolean;
  readonly rows?: number;
  readonly size?: 'small' | 'medium';
  readonly className?: string;
  readonly sx?: FormControlProps['sx'];
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly rootRef?: Ref<HTMLDivElement>;
  readonly slotProps?: {
    readonly input?: Partial<OutlinedInputProps>;
    readonly htmlInput?: OutlinedInputProps['inputProps'];
  };
}

/**
 * A label, an input and its messages, built from the parts of MUI's TextField. TextField itself would bundle the
 * select's menus and popovers.
 */
export function OutlinedField({
  label,
  error,
  hint,
  required = false,
  disabled = false,
  size = 'medium',
  className,
  sx,
  rootRef,
  multiline = false,
  rows = 3,
  slotProps,
  ...input
}: OutlinedFieldProps) {
  const id = useId();
  const note = useFieldNote(input.name);
  const described = error !== undefined || hint !== undefined || note !== undefined;
  return (
    <FormControl
      fullWidth
      ref={rootRef}
      error={error !== undefined}
      {...{ required, disabled, size, className, sx }}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        multiline={multiline}
        {...(described && { 'aria-describedby': `${id}-message` })}
        // A plain textarea has its height before hydration; MUI's measures itself afterwards.
        {...(multiline && { inputComponent: 'textarea' })}
        {...slotProps?.input}
        inputProps={{ ...(multiline && { rows }), ...slotProps?.htmlInput }}
      />
      {described && (
        <FormHelperText id={`${id}-message`} component="div">
          <FieldMessage error={error} hint={hint} note={note} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
