import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SkipLink } from '@/ui/skip-link';
import { ReviewButton } from './review-button';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  // The footer of a short page is at the bottom of the window.
  minHeight: '100dvh',
  // The x position of the pipe, where text begins beside it, and the right margin.
  '--run-x': '10px',
  '--run-width': '3px',
  '--text-x': '28px',
  '--edge': '20px',
  [theme.breakpoints.up('sm')]: {
    '--run-x': '24px',
    '--run-width': '6px',
    '--text-x': '72px',
    '--edge': '40px',
  },
  [theme.breakpoints.up('lg')]: {
    '--run-x': 'max(40px, calc(50vw - 640px))',
    '--run-width': '8px',
    '--text-x': 'calc(var(--run-x) + 104px)',
    '--edge': 'max(40px, calc(50vw - 640px))',
  },
}));

/** The layout around every public page. */
export function PageLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} style={{ outline: 'none', flexGrow: 1 }}>
        {children}
      </main>
      <SiteFooter />
      <ReviewButton />
    </Page>
  );
}
