import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ClearPipe } from './clear-pipe';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 40px)',
  maxWidth: 480,
  marginInline: 'auto',
  '& .head': { display: 'grid', gap: 12, justifyItems: 'start' },
  '& .head p': { margin: 0, fontSize: '1.0625rem', color: theme.vars.palette.text.secondary },
  '& .card': {
    padding: 'clamp(20px, 5vw, 32px)',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderTop: `4px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& form': { display: 'grid', gap: 20 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .quiet': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& .ways': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 100%' } },
  },
}));

interface LoginPageProps {
  readonly title: string;
  readonly lead: string;
  /** The form and its texts: paragraphs, small ones as `.quiet`; buttons side by side in `.ways`. */
  readonly children: ReactNode;
  /** Another way to sign in. */
  readonly aside: ReactNode;
}

/** The layout of a sign-in page. */
export function LoginPage({ title, lead, children, aside }: LoginPageProps) {
  return (
    <Page>
      <div className="head">
        <ClearPipe />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
      </div>
      <div className="card">{children}</div>
      <div className="quiet">{aside}</div>
    </Page>
  );
}
