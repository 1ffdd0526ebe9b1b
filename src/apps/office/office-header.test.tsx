// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { OfficeHeader } from './office-header';

vi.mock('@/firebase/session/use-admin-session');
vi.mock('./outbox/sign-out-button', () => ({ SignOutButton: () => <button>Sign Out</button> }));
vi.mock('./account-button', () => ({ AccountButton: () => null }));
vi.mock('./outbox/unsent-button', () => ({ UnsentButton: () => null }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['a desktop', false],
  ['a phone', true],
])('the header shows the signed-in email and Sign Out on %s', (_, phone) => {
  stubMatchMedia(() => phone);
  vi.mocked(useAdminSession).mockReturnValue({
    state: 'signed-in',
    uid: 'admin-1',
    email: 'admin@example.com',
    isAdmin: true,
    session: '',
  });
  render(
    <ThemeProvider theme={theme}>
      <OfficeHeader find="Search" summary="Cards" notifies>
        Tabs
      </OfficeHeader>
    </ThemeProvider>,
  );
  expect(screen.getByText('admin@example.com')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});
