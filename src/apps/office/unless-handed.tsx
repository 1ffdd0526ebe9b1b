import GlobalStyles from '@mui/material/GlobalStyles';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LoadingPage } from '@/features/admin-session/loading-page';
import type { HandedDevice } from '@/firebase/session/handed-device';
import { holdsSession } from '@/firebase/session/session-end';
import { useHandedDevice } from '@/firebase/session/use-handed-device';
import { ErrorBoundary } from '@/ui/error-boundary';
import { NotLoaded } from './not-loaded';

const HandedDevicePage = lazy(async () => ({
  default: (await import('@/features/admin-session/handed-device-page')).HandedDevicePage,
}));

// Not displayed at all, so that neither a search in the page nor its printout finds anything.
const nothingElse = { 'body > :not([data-handed])': { display: 'none !important' } };

const stop = (event: Event) => event.stopPropagation();

function Locked({ device }: { readonly device: HandedDevice }) {
  useEffect(() => {
    // The hidden office's shortcuts listen on the document.
    document.body.addEventListener('keydown', stop);
    return () => document.body.removeEventListener('keydown', stop);
  }, []);
  return createPortal(
    <div data-handed="" style={{ position: 'fixed', inset: 0, overflow: 'auto' }}>
      <GlobalStyles styles={nothingElse} />
      <ErrorBoundary what="the page of a handed device" fallback={<NotLoaded />}>
        <Suspense fallback={<LoadingPage />}>
          <HandedDevicePage device={device} />
        </Suspense>
      </ErrorBoundary>
    </div>,
    document.body,
  );
}

/** The office; while this device is handed to a client, the page that unlocks it, at every address. */
export function UnlessHanded({ children }: { readonly children: ReactNode }) {
  const handed = useHandedDevice();
  return (
    <>
      {/* An open office stays mounted, hidden, so that nothing typed in it is lost. */}
      {(handed === null || holdsSession()) && children}
      {handed !== null && <Locked device={handed} />}
    </>
  );
}
