import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes } from '@domain/business/routes';
import { LoadingPage } from '@/features/admin-session/loading-page';
import { RequireAdmin } from '@/features/admin-session/require-admin';
import { SignInPage } from '@/features/admin-session/sign-in-page';
import { UpdatePrompt } from '@/sw-client/update-prompt';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { NotFound } from './not-found';
import { ErrorBoundary } from '@/ui/error-boundary';
import { PageRouter } from '@/ui/page-router';
import { NotLoaded } from './not-loaded';
import { UnlessHanded } from './unless-handed';

const JoinPage = lazy(async () => ({
  default: (await import('@/features/admin-session/join-page')).JoinPage,
}));
const OfficePage = lazy(async () => ({ default: (await import('./office-page')).OfficePage }));

/** The back office: sign-in, and the office itself, loaded on demand. */
export function OfficeApp() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Toasts>
        <PageRouter>
          <UnlessHanded>
            <AppBoundary>
              <Suspense fallback={<LoadingPage />}>
                <Routes>
                  <Route path={routes.adminAuth} element={<SignInPage />} />
                  <Route path={routes.adminJoin} element={<JoinPage />} />
                  <Route
                    path={routes.admin}
                    element={
                      <RequireAdmin>
                        {/* Inside the gate, so that an error in the office is not reported as a failed access check. */}
                        <AppBoundary>
                          <OfficePage />
                        </AppBoundary>
                      </RequireAdmin>
                    }
                  />
                  <Route path="*" element={<NotFound />} />
                </Routes>
              </Suspense>
            </AppBoundary>
          </UnlessHanded>
        </PageRouter>
        <UpdatePrompt />
      </Toasts>
    </ThemeProvider>
  );
}

/** Error boundary of the office: says that a page could not be loaded or shown, and offers to load it again. */
function AppBoundary({ children }: { readonly children: ReactNode }) {
  const notLoaded = (
    <main style={{ minHeight: '100dvh', display: 'grid', alignContent: 'center' }}>
      <NotLoaded />
    </main>
  );
  return (
    <ErrorBoundary what="a part of the office" fallback={notLoaded}>
      {children}
    </ErrorBoundary>
  );
}
