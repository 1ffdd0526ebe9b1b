import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { weekdays } from '@domain/business/facts';
import { FieldMessage } from '@/forms/field-message';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormTimeField } from '@/forms/form-time-field';
import { FieldGroup } from './field-group';
import type { MemberForm } from './member-form';

const Day = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '180px minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto', paddingBlockStart: 24 },
  },
}));

/** The days and hours on which an inspector works. */
export function WeekField({ disabled }: { readonly disabled: boolean }) {
  const { values, errors } = useFormikContext<MemberForm>();
  const { week } = values;
  const problem: unknown = errors.week;
  return (
    <FieldGroup>
      <legend>Hours</legend>
      <ol>
        {weekdays.map((day) => (
          <Day key={day}>
            <FormCheckboxField name={`week.${day}.works`} label={day} disabled={disabled} />
            {week[day].works && (
              <>
                <FormTimeField name={`week.${day}.from`} label="From" required disabled={disabled} />
                <FormTimeField name={`week.${day}.to`} label="To" required disabled={disabled} />
              </>
            )}
          </Day>
        ))}
      </ol>
      {typeof problem === 'string' && <FieldMessage error={problem} hint={undefined} />}
    </FieldGroup>
  );
}
