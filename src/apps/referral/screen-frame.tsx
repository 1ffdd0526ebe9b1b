import { pageTitle } from '@domain/business/page-title';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { InstallBanner } from '@/features/referral-app/install/install-banner';
import { focusTitle } from '@/features/referral-app/navigation/focus-title';
import type { ScreenName } from '@/features/referral-app/navigation/screens';
import { useConnection } from '@/offline/connectivity';
import { ConnectionNote } from '@/ui/connection-note';
import { AppBar } from './app-bar';
import { screenParts } from './screen-parts';

const Frame = styled('div')(({ theme }) => ({
  '--screen-width': '640px',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: { '&[data-wide]': { '--screen-width': '960px' } },
}));

const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'var(--screen-width)',
  marginInline: 'auto',
  padding: '20px 16px calc(20px + env(safe-area-inset-bottom))',
  '& > *': { width: '100%' },
});

/** The frame around every screen. Only the home has two columns. */
export function ScreenFrame({ name, children }: { readonly name: ScreenName; readonly children: ReactNode }) {
  const { title, ownHeading = false } = screenParts[name];
  const { connected } = useConnection();
  const before = useRef(name);
  useEffect(() => {
    document.title = pageTitle(title);
    if (before.current === name) return;
    before.current = name;
    focusTitle();
  }, [name, title]);
  return (
    <Frame data-wide={name === 'home' || undefined}>
      <AppBar {...{ name, title, ownHeading }} />
      <ConnectionNote>You’re offline. Referrals are saved on this device.</ConnectionNote>
      {name !== 'form' && connected && <InstallBanner />}
      <Main>{children}</Main>
    </Frame>
  );
}
