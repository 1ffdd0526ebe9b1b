import { routes } from '@domain/business/routes';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { CallOrWrite } from '@/features/client-forms/call-or-write';
import { FormSkeleton } from '@/features/client-forms/form-skeleton';
import { LateUpdatePrompt } from '@/sw-client/late-update-prompt';
import { theme } from '@/theme/theme';
import { LoadBoundary } from '@/ui/load-boundary';
import { Toasts } from '@/ui/toasts';
import { PageRouter } from '@/ui/page-router';
import { NotFoundRoute } from './routes/not-found-route';
import { ClientFrame } from '@/shared/client-page/client-frame';

const FormFrame = styled(ClientFrame)(({ theme }) => ({
  '& > main h2': { ...theme.typography.h4, margin: 0 },
}));

/** The frame around every form. It has no navigation, so that clients don't leave by accident. */
function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <FormFrame staying width={760} offline="You’re offline. What you type is saved on this device.">
      {children}
    </FormFrame>
  );
}

const AgreementRoute = lazy(async () => ({
  default: (await import('./routes/agreement-route')).AgreementRoute,
}));
const MediaReleaseRoute = lazy(async () => ({
  default: (await import('./routes/media-release-route')).MediaReleaseRoute,
}));
const QuestionnaireRoute = lazy(async () => ({
  default: (await import('./routes/questionnaire-route')).QuestionnaireRoute,
}));
const FollowUpRoute = lazy(async () => ({
  default: (await import('./routes/follow-up-route')).FollowUpRoute,
}));
const AppointmentRoute = lazy(async () => ({
  default: (await import('./routes/appointment-route')).AppointmentRoute,
}));
const IntroductionRoute = lazy(async () => ({
  default: (await import('./routes/introduction-route')).IntroductionRoute,
}));
const VerifyRoute = lazy(async () => ({ default: (await import('./routes/verify-route')).VerifyRoute }));

/** The client's forms. Each route loads its own code. */
export function FormsApp() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Toasts>
        <PageRouter>
          <FocusOnArrival />
          <PageFrame>
            <LoadBoundary
              thing="page"
              reason="You may have lost your connection, or a new version came out while this page was open. What you sent is safe."
              otherWays={<CallOrWrite />}
            >
              <Suspense fallback={<FormSkeleton />}>
                <Routes>
                  <Route path={routes.agreement} element={<AgreementRoute />} />
                  <Route path={routes.inspectionAgreement} element={<AgreementRoute />} />
                  <Route path={routes.mediaRelease} element={<MediaReleaseRoute />} />
                  <Route path={routes.questionnaire} element={<QuestionnaireRoute />} />
                  <Route path={routes.followUp} element={<FollowUpRoute />} />
                  <Route path={routes.appointment} element={<AppointmentRoute />} />
                  <Route path={routes.chooseTime} element={<IntroductionRoute />} />
                  <Route path={routes.verify} element={<VerifyRoute />} />
                  <Route path="*" element={<NotFoundRoute />} />
                </Routes>
              </Suspense>
            </LoadBoundary>
          </PageFrame>
        </PageRouter>
        <LateUpdatePrompt />
      </Toasts>
    </ThemeProvider>
  );
}

/** Moves focus and scroll position to the top after navigating from one form to another. */
function FocusOnArrival() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
