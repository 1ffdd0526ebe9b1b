import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageLayout } from '../layout/page-layout';

const Column = styled('article')(({ theme }) => ({
  padding: 'clamp(40px, 6vw, 88px) var(--edge) clamp(64px, 8vw, 112px) var(--text-x)',
  '& h1': { ...theme.typography.h1, margin: '0 0 16px' },
  '& h2': { ...theme.typography.h4, margin: '40px 0 8px' },
  '& p, & ul, & ol': { margin: '0 0 16px', maxWidth: '65ch' },
  '& .lead': { ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 },
}));

/** A text page in one column. */
export function TextPage({ children }: { readonly children: ReactNode }) {
  return (
    <PageLayout>
      <Column>{children}</Column>
    </PageLayout>
  );
}
