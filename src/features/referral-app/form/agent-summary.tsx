import { styled } from '@mui/material/styles';
import { PlainButton } from '@/ui/plain-button';
import type { ReferralValues } from './referral-values';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& p': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
  },
  '& strong': { display: 'block', color: theme.vars.palette.text.primary },
}));

interface AgentSummaryProps {
  readonly values: ReferralValues;
  readonly onChange: () => void;
}

/** The referrer's details, as stored on this device. */
export function AgentSummary({ values, onChange }: AgentSummaryProps) {
  const contact = [values.agentPhone, values.agentEmail].filter(Boolean).join(', ');
  return (
    <Row>
      <p>
        <strong>{[values.agentName, values.agentCompany].filter(Boolean).join(', ')}</strong>
        {contact}
      </p>
      <PlainButton type="button" look="quiet" onClick={onChange}>
        Change
      </PlainButton>
    </Row>
  );
}
