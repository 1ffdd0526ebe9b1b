import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useId } from 'react';
import { ChoiceCard } from './choice-card';
import { FieldMessage } from './field-message';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600, lineHeight: 1.4 },
  '& legend span': { color: theme.vars.palette.primary.main },
  '& .options': { display: 'grid', gap: 8 },
  '& > .MuiFormHelperText-root': { marginBottom: 8 },
  [theme.breakpoints.up('sm')]: {
    '& .options': { gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))' },
  },
}));

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** Shown below the label, as part of the option. */
  readonly hint?: string;
}

interface FormChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  /** Shown between the question and its answers. */
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * One answer of several, `''` for none: a Formik field of native radios, so that arrow keys and form reset work.
 */
export function FormChoiceField({
  name,
  label,
  options,
  hint,
  required = false,
  disabled = false,
  className,
}: FormChoiceFieldProps) {
  const id = useId();
  const [field, { error, touched, value }, { setTouched }] = useField<string>(name);
  const shownError = touched ? error : undefined;
  const described = hint !== undefined || shownError !== undefined;
  return (
    <Group
      role="radiogroup"
      className={className}
      disabled={disabled}
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-invalid={shownError !== undefined}
      {...(described && { 'aria-describedby': `${id}-message` })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void setTouched(true);
      }}
    >
      <legend id={`${id}-label`}>
        {label}
        {required && <span aria-hidden="true">{'\u00a0*'}</span>}
      </legend>
      {described && (
        <FormHelperText id={`${id}-message`} component="div">
          <FieldMessage error={shownError} hint={hint} />
        </FormHelperText>
      )}
      <div className="options">
        {options.map((option) => (
          <ChoiceCard key={option.value} data-error={shownError !== undefined || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={field.onChange}
            />
            <span>{option.label}</span>
            {option.hint !== undefined && <span className="hint">{option.hint}</span>}
          </ChoiceCard>
        ))}
      </div>
    </Group>
  );
}
