import { styled } from '@mui/material/styles';
import { CallUs } from '@/ui/call-us';

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
      Please complete all required forms before the inspection. Questions? Call <CallUs />.
    </Foot>
  );
}
