// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheOwner } from '@/firebase/documents/cache-owner';
import { clearOfficeCache } from '@/firebase/documents/office-firestore';
import { useAdminSession, type AdminSession } from '@/firebase/session/use-admin-session';
import { theme } from '@/theme/theme';
import { ToastContext } from '@/ui/use-toast';
import { SignInPage } from './sign-in-page';

vi.mock('@/firebase/session/use-admin-session', () => ({ useAdminSession: vi.fn() }));
vi.mock('@/firebase/session/sign-in', () => ({ signIn: vi.fn() }));
vi.mock('@/firebase/documents/office-firestore', () => ({
  clearOfficeCache: vi.fn(() => Promise.resolve()),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

function show(state: AdminSession['state']) {
  vi.mocked(useAdminSession).mockReturnValue({ state } as AdminSession);
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={() => undefined}>
        <MemoryRouter>
          <SignInPage />
        </MemoryRouter>
      </ToastContext>
    </ThemeProvider>,
  );
}

test('records that a slow tab kept at sign-out leave the device on the sign-in page', async () => {
  cacheOwner.set('user-1');
  show('loading');
  await Promise.resolve();
  expect(clearOfficeCache).not.toHaveBeenCalled();
  cleanup();
  show('signed-out');
  await waitFor(() => expect(clearOfficeCache).toHaveBeenCalledOnce());
});
