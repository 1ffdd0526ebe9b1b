import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense } from 'react';
import { useAddress } from '@/features/referral-app/navigation/navigate';
import { screenAt } from '@/features/referral-app/navigation/screens';
import { shownScreen } from '@/features/referral-app/rewards/shown-screen';
import { useRewardsShown } from '@/features/referral-app/rewards/use-rewards-shown';
import { ScreenLoading } from '@/features/referral-app/screen-loading';
import { LateUpdatePrompt } from '@/sw-client/late-update-prompt';
import { theme } from '@/theme/theme';
import { LoadBoundary } from '@/ui/load-boundary';
import { ScreenFrame } from './screen-frame';
import { screenParts } from './screen-parts';

/** The referral app. Each screen is loaded on demand. */
export function ReferralApp() {
  const { pathname } = useAddress();
  const money = useRewardsShown();
  const name = shownScreen(screenAt(pathname), money);
  const { Screen } = screenParts[name];
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ScreenFrame name={name}>
        <LoadBoundary
          key={name}
          thing="screen"
          reason="You may have lost your connection, or a new version came out. What you typed is saved on this device."
        >
          <Suspense fallback={<ScreenLoading />}>
            <Screen />
          </Suspense>
        </LoadBoundary>
      </ScreenFrame>
      <LateUpdatePrompt />
    </ThemeProvider>
  );
}
