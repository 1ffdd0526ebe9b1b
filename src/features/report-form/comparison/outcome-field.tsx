import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { outcomesOf, outcomeWords, type ComparisonKind, type Outcome } from '@domain/report/compare/outcomes';
import { ChoiceCard } from '@/forms/choice-card';
import { FieldMessage } from '@/forms/field-message';

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  '& .options': {
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  },
});

interface OutcomeFieldProps {
  readonly name: string;
  /** The finding that it is about: 'Root intrusion at 32 ft'. */
  readonly about: string;
  readonly kind: ComparisonKind;
  readonly value: Outcome | '';
  readonly proposed: Outcome | undefined;
  readonly error: string | undefined;
  readonly onChoose: (outcome: Outcome) => void;
}

/** What became of an earlier finding, at one tap. What the findings suggest is marked, and chosen by nobody yet. */
export function OutcomeField({ name, about, kind, value, proposed, error, onChoose }: OutcomeFieldProps) {
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-label={`What became of ${about}`}
      aria-required
      aria-invalid={error !== undefined}
      {...(error !== undefined && { 'aria-describedby': `${id}-message` })}
    >
      {error !== undefined && (
        <FormHelperText id={`${id}-message`} component="div" sx={{ marginBottom: 1 }}>
          <FieldMessage error={error} hint={undefined} />
        </FormHelperText>
      )}
      <div className="options">
        {outcomesOf[kind].map((outcome) => (
          <ChoiceCard key={outcome} data-error={error !== undefined || undefined}>
            <input
              type="radio"
              name={name}
              value={outcome}
              checked={value === outcome}
              onChange={() => onChoose(outcome)}
            />
            <span>{outcomeWords[outcome]}</span>
            {value === '' && outcome === proposed && <span className="hint">Proposed</span>}
          </ChoiceCard>
        ))}
      </div>
    </Group>
  );
}
