// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '@domain/business/routes';
import { cacheOwner } from '@/firebase/documents/cache-owner';
import { dropOfficeRecords } from '@/firebase/documents/office-firestore';
import { useAdminSession, type AdminSession } from '@/firebase/session/use-admin-session';
import { theme } from '@/theme/theme';
import { ToastContext } from '@/ui/use-toast';
import { RequireAdmin } from './require-admin';

vi.mock('@/firebase/session/use-admin-session');
vi.mock('@/firebase/session/refresh-access', () => ({ refreshAccess: vi.fn() }));
vi.mock('@/firebase/session/sign-out', () => ({ signOut: vi.fn() }));
vi.mock('./admin-gate', () => ({ AdminGate: ({ children }: { children: ReactNode }) => children }));

vi.mock('@/firebase/documents/office-firestore', () => ({
  dropOfficeRecords: vi.fn(() => Promise.resolve()),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

function open(session: AdminSession) {
  vi.mocked(useAdminSession).mockReturnValue(session);
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={vi.fn()}>
        <MemoryRouter initialEntries={[routes.admin]}>
          <Routes>
            <Route path={routes.admin} element={<RequireAdmin>The office</RequireAdmin>} />
            <Route path={routes.adminAuth} element="The sign-in page" />
          </Routes>
        </MemoryRouter>
      </ToastContext>
    </ThemeProvider>,
  );
}

test('while the session loads, the guard shows a spinner', () => {
  open({ state: 'loading' });
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(screen.queryByText('The office')).toBeNull();
});

test('without a user, the guard redirects to the sign-in page', () => {
  open({ state: 'signed-out' });
  expect(screen.getByText('The sign-in page')).toBeTruthy();
});

test('an admin gets the content', async () => {
  open({ state: 'signed-in', uid: 'admin-1', email: 'admin@example.com', isAdmin: true, session: '' });
  expect(await screen.findByText('The office')).toBeTruthy();
});

test('a user without the claim does not', () => {
  open({ state: 'signed-in', uid: 'user-1', email: 'user@example.com', isAdmin: false, session: '' });
  expect(screen.getByText('This account has no access')).toBeTruthy();
  expect(screen.queryByText('The office')).toBeNull();
});

test('the records of an admin whose claim was taken leave the device', async () => {
  cacheOwner.set('user-1');
  open({ state: 'signed-in', uid: 'user-1', email: 'user@example.com', isAdmin: false, session: '' });
  await waitFor(() => expect(dropOfficeRecords).toHaveBeenCalledOnce());
});
