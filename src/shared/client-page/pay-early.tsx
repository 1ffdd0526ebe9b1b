import { payPath } from '@domain/payment/pay-path';
import { dollars } from '@domain/text/dollars';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ButtonLink } from '@/ui/button-link';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: 0 },
}));

interface PayEarlyProps {
  readonly linkKey: string;
  /** US dollars; 0 shows nothing. */
  readonly amount: number;
}

/** Offers to pay for an inspection before its report. */
export function PayEarly({ linkKey, amount }: PayEarlyProps) {
  const id = useId();
  if (amount === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Pay now or later</h2>
      <p>Nothing is due until your report is ready. If you pay now, it opens as soon as it’s done.</p>
      <ButtonLink look="quiet" href={payPath(linkKey)}>
        Pay {dollars(amount)} now
      </ButtonLink>
    </Section>
  );
}
