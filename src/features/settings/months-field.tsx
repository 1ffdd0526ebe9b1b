import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useId } from 'react';
import { monthName } from '@domain/time/months-in-words';
import { ChoiceCard } from '@/forms/choice-card';

const Root = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  '& p': { margin: '0 0 8px', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .months': { display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))' },
}));

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface MonthsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly about: string;
}

/** Months of the year, in their order. */
export function MonthsField({ name, label, about }: MonthsFieldProps) {
  const id = useId();
  const [{ value: chosen }, , { setValue }] = useField<readonly number[]>(name);
  return (
    <Root aria-describedby={`${id}-about`}>
      <legend>{label}</legend>
      <p id={`${id}-about`}>{about}</p>
      <div className="months">
        {months.map((month) => (
          <ChoiceCard key={month}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(month)}
              onChange={({ target }) =>
                void setValue(
                  months.filter((each) => (each === month ? target.checked : chosen.includes(each))),
                  false,
                )
              }
            />
            <span>{monthName(month)}</span>
          </ChoiceCard>
        ))}
      </div>
    </Root>
  );
}
