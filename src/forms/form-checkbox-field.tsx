import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { CallText } from '@/ui/call-text';
import { ChoiceCard } from './choice-card';
import { FieldMessage } from './field-message';

interface FormCheckboxFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  /** Shown below the label, inside the card. */
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A Formik boolean field: a native checkbox with its text as one card. */
export function FormCheckboxField({
  name,
  label,
  hint,
  required = false,
  disabled = false,
  className,
}: FormCheckboxFieldProps) {
  const id = useId();
  const [field, { error, touched, value }] = useField<boolean>({ name, type: 'checkbox' });
  const shownError = touched ? error : undefined;
  const described = [hint !== undefined && `${id}-hint`, shownError !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <ChoiceCard data-error={shownError !== undefined || undefined}>
        <input
          type="checkbox"
          name={name}
          checked={value}
          disabled={disabled}
          required={required}
          aria-labelledby={`${id}-label`}
          aria-invalid={shownError !== undefined}
          {...(described !== '' && { 'aria-describedby': described })}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
        <span id={`${id}-label`}>
          {label}
          {required && (
            <span className="required" aria-hidden="true">
              {'\u00a0*'}
            </span>
          )}
        </span>
        {hint !== undefined && (
          <span className="hint" id={`${id}-hint`}>
            <CallText>{hint}</CallText>
          </span>
        )}
      </ChoiceCard>
      {shownError !== undefined && (
        <FormHelperText id={`${id}-error`} component="div" sx={{ marginTop: 0.75 }}>
          <FieldMessage error={shownError} hint={undefined} />
        </FormHelperText>
      )}
    </div>
  );
}
