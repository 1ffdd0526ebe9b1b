// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { SignInForm } from './sign-in-form';

afterEach(cleanup);

function open(answer: Error | null) {
  const toasts: Toast[] = [];
  const onSignIn = vi.fn(() => (answer ? Promise.reject(answer) : Promise.resolve()));
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
