import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useId } from 'react';
import { severities, severityCriteria, severityWords, type Severity } from '@domain/report/severity';
import { ChoiceCard } from '@/forms/choice-card';
import { FieldMessage } from '@/forms/field-message';
import { useFieldNote } from '@/forms/field-notes';
import { SeverityMark } from '@/shared/report/severity-mark';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  '& legend span': { color: theme.vars.palette.primary.main },
  '& .options': {
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  },
  '& .name': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
  '& label': { alignContent: 'start' },
}));

/** A finding's severity, with the criteria that the reader sees too. */
export function SeverityField({ name }: { readonly name: string }) {
  const id = useId();
  const [field, { error, touched, value }, { setTouched }] = useField<Severity | ''>(name);
  const shownError = touched ? error : undefined;
  const note = useFieldNote(name);
  const described = shownError !== undefined || note !== undefined;
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={shownError !== undefined}
      {...(described && { 'aria-describedby': `${id}-message` })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void setTouched(true);
      }}
    >
      <legend id={`${id}-label`}>
        Severity
        <span aria-hidden="true">{'\u00a0*'}</span>
      </legend>
      {described && (
        <FormHelperText id={`${id}-message`} component="div" sx={{ marginBottom: 1 }}>
          <FieldMessage error={shownError} hint={undefined} note={note} />
        </FormHelperText>
      )}
      <div className="options">
        {severities.map((severity) => (
          <ChoiceCard key={severity} data-error={shownError !== undefined || undefined}>
            <input
              type="radio"
              name={name}
              value={severity}
              checked={value === severity}
              aria-labelledby={`${id}-${severity}`}
              aria-describedby={`${id}-${severity}-criteria`}
              onChange={field.onChange}
            />
            <span className="name" id={`${id}-${severity}`}>
              <SeverityMark severity={severity} />
              {severityWords[severity]}
            </span>
            <span className="hint" id={`${id}-${severity}-criteria`}>
              {severityCriteria[severity]}
            </span>
          </ChoiceCard>
        ))}
      </div>
    </Group>
  );
}
