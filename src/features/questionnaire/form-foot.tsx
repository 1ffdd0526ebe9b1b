import { business } from '@domain/business/business';
import { styled } from '@mui/material/styles';

const Foot = styled('p')(({ theme }) => ({
  margin: '24px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '& a': { whiteSpace: 'nowrap' },
}));

/** The footer of every page of the questionnaire. */
export function FormFoot() {
  return (
    <Foot>
      Please complete all required forms before the inspection. Questions? Call{' '}
      <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
    </Foot>
  );
}
