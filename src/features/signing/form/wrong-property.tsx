import { business } from '@domain/business/business';
import { styled } from '@mui/material/styles';

const Help = styled('p')(({ theme }) => ({
  margin: '-8px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '& a': { whiteSpace: 'nowrap' },
}));

/** What to do where the job's property is wrong. */
export function WrongProperty() {
  return (
    <Help>
      Not the right property? Don’t sign yet. Call{' '}
      <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a> or email{' '}
      <a href={`mailto:${business.email}`}>{business.email}</a>, and we’ll correct it.
    </Help>
  );
}
