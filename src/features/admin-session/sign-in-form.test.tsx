// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SecondStep } from '@/firebase/session/begin-session';
import { theme } from '@/theme/theme';
import { AppError } from '@domain/errors/app-error';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { SignInForm } from './sign-in-form';

afterEach(cleanup);

function open(answer: Error | SecondStep | null) {
  const toasts: Toast[] = [];
  const onSignIn = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={(toast) => toast && toasts.push(toast)}>
        <SignInForm onSignIn={onSignIn} failureText={(error) => `Told: ${(error as Error).message}`} />
      </ToastContext>
    </ThemeProvider>,
  );
  return { onSignIn, toasts };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

function send(email: string, password: string) {
  fireEvent.change(field(/^Email/), { target: { value: email } });
  fireEvent.change(field(/^Password/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('a successful sign-in is announced', async () => {
  const { onSignIn, toasts } = open(null);
  send('admin@example.com', 'secret');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Login successful' }]));
  expect(onSignIn).toHaveBeenCalledWith('admin@example.com', 'secret');
});

test('a failure is shown, what was typed stays, and the password has the focus', async () => {
  const { toasts } = open(new Error('no'));
  send('admin@example.com', 'wrong');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Told: no', destructive: true }]));
  expect(field(/^Password/).value).toBe('wrong');
  expect(document.activeElement).toBe(field(/^Password/));
});

test('empty fields are reported and nothing is sent', async () => {
  const { onSignIn } = open(null);
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Enter your email address.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(onSignIn).not.toHaveBeenCalled();
});

test('the password can be shown and hidden', () => {
  open(null);
  expect(field(/^Password/).type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field(/^Password/).type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field(/^Password/).type).toBe('password');
});

const secondStep = (needs: SecondStep['needs']) => ({
  needs,
  enter: vi.fn<SecondStep['enter']>(() => Promise.resolve()),
  beginSetUp: vi.fn<SecondStep['beginSetUp']>(() =>
    Promise.resolve({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/A?secret=JBSWY3DPEHPK3PXP' }),
  ),
  confirmSetUp: vi.fn<SecondStep['confirmSetUp']>(() => Promise.resolve({ recoveryCodes: ['abcde-fghjk'] })),
  finish: vi.fn<SecondStep['finish']>(() => Promise.resolve()),
});
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('the code is asked for after the password, a wrong one stays, and Back leads to the password', async () => {
  const step = secondStep('code');
  step.enter.mockRejectedValueOnce(
    new AppError('invalid-input', 'a wrong code', 'That code didn’t work.', { fields: { code: 'No.' } }),
  );
  const { toasts } = open(step);
  send('admin@example.com', 'secret');
  fireEvent.change(await screen.findByLabelText(/^Code from your app/), { target: { value: '123456' } });
  await press('Sign In');
  expect(await screen.findByText('That code didn’t work.')).toBeTruthy();
  expect(field(/^Code from your app/).value).toBe('123456');
  expect(toasts).toEqual([]);
  await press('Use a recovery code');
  fireEvent.change(screen.getByLabelText(/^Recovery code/), { target: { value: 'abcde-fghjk' } });
  await press('Sign In');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Login successful' }]));
  expect(step.enter.mock.calls.map(([code]) => code)).toEqual(['123456', 'abcde-fghjk']);
  await press('Back');
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
});

test('where it is required, it is set up after the password, and nobody is signed in before the codes were shown', async () => {
  const step = secondStep('set-up');
  const { toasts } = open(step);
  send('admin@example.com', 'secret');
  fireEvent.change(await screen.findByLabelText(/^Code from your app/), { target: { value: '123456' } });
  await press('Turn on');
  expect(await screen.findByText('abcde-fghjk')).toBeTruthy();
  expect(step.finish).not.toHaveBeenCalled();
  await press('Continue');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Login successful' }]));
  expect(step.finish).toHaveBeenCalledOnce();
});
