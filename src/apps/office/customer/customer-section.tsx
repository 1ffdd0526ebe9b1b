import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { cardRadius } from '@domain/brand/measures';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { RowButton } from '@/ui/row-button';
import { Note } from './record-list';

/** The frame of a part. */
export const SectionCard = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  padding: '16px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: cardRadius,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: '12px 16px' },
}));

interface CustomerSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a customer's page. One that can't be read doesn't take the others with it. */
export function CustomerSection({ title, children }: CustomerSectionProps) {
  const id = useId();
  return (
    <SectionCard aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2">
        {title}
      </Typography>
      <ReadBoundary
        fallback={({ retry }) => (
          <>
            <Note role="alert">We couldn’t load this part.</Note>
            <div>
              <RowButton label="Try again" of={title} onClick={retry} />
            </div>
          </>
        )}
      >
        {children}
      </ReadBoundary>
    </SectionCard>
  );
}
