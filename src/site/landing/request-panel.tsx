import { styled } from '@mui/material/styles';
import { CallUs } from '@/ui/call-us';
import { Island } from '../island';

const Panel = styled('div')(({ theme }) => ({
  padding: 'clamp(20px, 3vw, 40px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& .purpose': { margin: '8px 0 24px', maxWidth: '60ch', color: theme.vars.palette.text.secondary },
  '& .without': {
    margin: '20px 0 0',
    padding: 16,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.band,
  },
  '& > [role="alert"]': { margin: '16px 0 0', color: theme.vars.palette.error.main, fontWeight: 600 },
  // Small padding leaves more width for the fields.
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

interface RequestPanelProps {
  /** The name of the form's island. */
  readonly island: string;
  readonly title: string;
  /** The form's purpose, in one sentence, because the page has two. */
  readonly purpose: string;
}

/** A booking form on a panel, with a fallback for browsers without scripts. */
export function RequestPanel({ island, title, purpose }: RequestPanelProps) {
  return (
    <Panel>
      <h3>{title}</h3>
      <p className="purpose">{purpose}</p>
      <Island
        name={island}
        failure={
          <>
            The form didn’t load. Check your connection and press the button again, or call us at <CallUs />.
          </>
        }
      />
      <noscript>
        <p className="without">
          This form needs JavaScript, which is turned off in your browser. Call <CallUs /> and we’ll book it
          with you.
        </p>
      </noscript>
    </Panel>
  );
}
