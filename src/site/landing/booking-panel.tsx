import { business } from '@domain/business/business';
import { styled } from '@mui/material/styles';
import { Island } from '../island';

const Panel = styled('div')(({ theme }) => ({
  padding: 'clamp(20px, 3vw, 40px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': { ...theme.typography.h3, margin: '0 0 24px' },
  '& .without': {
    margin: '20px 0 0',
    padding: 16,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.band,
  },
  '& > [role="alert"]': { margin: '16px 0 0', color: theme.vars.palette.error.main, fontWeight: 600 },
  // Every pixel counts for what is written in the fields.
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

interface BookingPanelProps {
  /** The name of the island with the form. */
  readonly island: string;
  readonly title: string;
}

/** A booking form on its ground, with what to do where it cannot work. */
export function BookingPanel({ island, title }: BookingPanelProps) {
  return (
    <Panel>
      <h3>{title}</h3>
      <Island
        name={island}
        failure={`The form could not be loaded. Check your connection and press the button again, or call us at ${business.phone.display}.`}
      />
      <noscript>
        <p className="without">
          This form needs scripts, which are off in your browser. Please call{' '}
          <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a> and we book it with you.
        </p>
      </noscript>
    </Panel>
  );
}
