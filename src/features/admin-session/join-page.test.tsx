// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passwordHint } from '@domain/admin/password-rules';
import { routes } from '@domain/business/routes';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { signIn } from '@/firebase/session/sign-in';
import { theme } from '@/theme/theme';
import { JoinPage } from './join-page';

vi.mock('@/api/call-function');
vi.mock('@/firebase/session/sign-in');

const password = 'a-password-of-theirs';
const closed = new AppError('not-found', 'ended', 'This link doesn’t work anymore.');
const offline = new AppError('unavailable', 'off', 'You’re offline.');

let openAnswer: AppError | { readonly kind: string; readonly email: string };
let setAnswer: AppError | null;
beforeEach(() => {
  openAnswer = { kind: 'invitation', email: 'bo@example.com' };
  setAnswer = null;
  vi.mocked(signIn).mockReset();
  vi.mocked(callFunction).mockReset();
  vi.mocked(callFunction).mockImplementation((name) => {
    const answer = name === 'client-account-open' ? openAnswer : (setAnswer ?? { email: 'bo@example.com' });
    return answer instanceof AppError ? Promise.reject(answer) : Promise.resolve(answer as never);
  });
});
afterEach(cleanup);

function open(address = `${routes.adminJoin}#the-key`) {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={routes.adminJoin} element={<JoinPage />} />
          <Route path={routes.admin} element="The office" />
        </Routes>
      </MemoryRouter>
    </ThemeProvider>,
  );
}

const field = () => screen.findByLabelText<HTMLInputElement>(/^New password/);
async function choose(typed: string) {
  fireEvent.change(await field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Save password and sign in' }));
}
const sent = () =>
  vi
    .mocked(callFunction)
    .mock.calls.flatMap(([name, request]) => (name === 'client-password-set' ? [request] : []));

test('the rules are shown before typing, and a chosen password signs in', async () => {
  open();
  expect((await field()).autocomplete).toBe('new-password');
  expect(screen.getByText(passwordHint)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('bo@example.com');
  await choose(password);
  expect(await screen.findByText('The office')).toBeTruthy();
  expect(sent()).toMatchObject([{ key: 'the-key', password }]);
  expect(signIn).toHaveBeenCalledWith('bo@example.com', password);
});

test('a weak password is refused at the field, and nothing is sent', async () => {
  open();
  await choose('bo@example.com');
  expect(await screen.findByText(/^Don’t use your email address as/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('after a failure what was typed stays, and only another password is another request', async () => {
  setAnswer = offline;
  open();
  await choose(password);
  expect(await screen.findByText('You’re offline.')).toBeTruthy();
  expect((await field()).value).toBe(password);
  fireEvent.click(screen.getByRole('button', { name: 'Save password and sign in' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await screen.findByRole('button', { name: 'Save password and sign in' });
  await choose('another-password');
  await waitFor(() => expect(sent()).toHaveLength(3));
  const keys = sent().map((request) => (request as { idempotencyKey: string }).idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['the link has ended', `${routes.adminJoin}#the-key`],
  ['the address has no key', routes.adminJoin],
])('where %s, the page says what to do', async (_, address) => {
  openAnswer = closed;
  open(address);
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeTruthy();
  expect(screen.getByText(/Ask the person who invited you for a new invitation/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/admin/auth');
});

test('a link that ended meanwhile shows the same page', async () => {
  setAnswer = closed;
  open();
  await choose(password);
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeTruthy();
});

test('without a connection the link is tried again', async () => {
  openAnswer = offline;
  open();
  expect(await screen.findByText('You’re offline.')).toBeTruthy();
  openAnswer = { kind: 'password_reset', email: 'bo@example.com' };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeTruthy();
});

test('where the sign-in fails, the password is set nevertheless', async () => {
  vi.mocked(signIn).mockRejectedValue(new Error('no'));
  open();
  await choose(password);
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy();
});
