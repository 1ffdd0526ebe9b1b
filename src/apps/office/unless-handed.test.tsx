// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '@domain/business/routes';
import { handedDevice } from '@/firebase/session/handed-device';
import { holdsSession } from '@/firebase/session/session-end';
import { signIn } from '@/firebase/session/sign-in';
import { badCredentials } from '@/firebase/session/sign-in-failure';
import { useAdminSession, type AdminSession } from '@/firebase/session/use-admin-session';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { UnlessHanded } from './unless-handed';

vi.mock('@/firebase/session/use-admin-session');
vi.mock('@/firebase/session/session-end');
vi.mock('@/firebase/session/sign-in');

const device = {
  document: '/inspection-agreement?booking=2k',
  job: '/admin?found=b-1',
  email: 'ann@example.com',
};
const ann = (isAdmin: boolean): AdminSession => ({
  state: 'signed-in',
  uid: 'ann',
  email: device.email,
  isAdmin,
  session: '',
});

// Loaded on demand, which a busy machine makes slow.
beforeAll(() => import('@/features/admin-session/handed-device-page'));

let session: AdminSession;
beforeEach(() => {
  stubMatchMedia();
  localStorage.clear();
  session = { state: 'signed-out' };
  vi.mocked(useAdminSession).mockImplementation(() => session);
  vi.mocked(holdsSession).mockReturnValue(false);
});
afterEach(cleanup);

function Office() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>The office at {`${pathname}${search}`}</p>
      <input aria-label="Note" />
    </>
  );
}

const open = () =>
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <MemoryRouter initialEntries={[`${routes.admin}?tab=dashboard`]}>
          <UnlessHanded>
            <Office />
          </UnlessHanded>
        </MemoryRouter>
      </Toasts>
    </ThemeProvider>,
  );

const office = () => screen.queryByText(/^The office at/);
const isShown = (element: HTMLElement | null) =>
  element !== null && getComputedStyle(element.closest('body > *') ?? element).display !== 'none';

async function unlock(becomes: AdminSession | Error): Promise<void> {
  vi.mocked(signIn).mockImplementation(() => {
    if (becomes instanceof Error) return Promise.reject(becomes);
    session = becomes;
    return Promise.resolve(null);
  });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Email/)).value).toBe(device.email);
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'a password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
}

test('a device that isn’t handed over shows the office', () => {
  open();
  expect(isShown(office())).toBe(true);
});

test('at every address it shows the way back to the document, and renders nothing of the office', async () => {
  handedDevice.begin(device);
  open();
  const back = await screen.findByRole('link', { name: 'Back to the agreement' });
  expect(back.getAttribute('href')).toBe(device.document);
  expect(office()).toBeNull();
});

test('a wrong password or an account without access unlocks nothing, and says so', async () => {
  handedDevice.begin(device);
  open();
  await unlock(Object.assign(new Error('no'), { code: 'auth/invalid-credential' }));
  expect(await screen.findByText(badCredentials)).toBeTruthy();
  await unlock(ann(false));
  expect(await screen.findByText('This account has no access to the back office.')).toBeTruthy();
  expect(office()).toBeNull();
  expect(handedDevice.stored()).not.toBe(null);
});

test('an admin’s password unlocks it and returns to the job', async () => {
  handedDevice.begin(device);
  open();
  await unlock(ann(true));
  expect(await screen.findByText(`The office at ${device.job}`)).toBeTruthy();
  expect(isShown(office())).toBe(true);
  expect(handedDevice.stored()).toBe(null);
});

test('an open tab of the office is hidden, takes no key, and goes on with what was typed', async () => {
  vi.mocked(holdsSession).mockReturnValue(true);
  open();
  const shortcut = vi.fn();
  document.addEventListener('keydown', shortcut);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'half a note' } });
  act(() => handedDevice.begin(device));
  expect(isShown(office())).toBe(false);
  fireEvent.keyDown(document.body, { key: 's' });
  expect(shortcut).not.toHaveBeenCalled();

  await unlock(ann(true));
  await waitFor(() => expect(isShown(office())).toBe(true));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a note');
  expect(office()?.textContent).toBe(`The office at ${routes.admin}?tab=dashboard`);
  fireEvent.keyDown(document.body, { key: 's' });
  expect(shortcut).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', shortcut);
});
