// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { theme } from '@/theme/theme';
import { ForgotPassword } from './forgot-password';

vi.mock('@/api/call-function');

beforeEach(() => {
  vi.mocked(callFunction).mockReset();
  render(
    <ThemeProvider theme={theme}>
      <ForgotPassword onBack={() => undefined} />
    </ThemeProvider>,
  );
});
afterEach(cleanup);

function ask(email: string) {
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
}

test('the page doesn’t say whether the address belongs to an account', async () => {
  vi.mocked(callFunction).mockResolvedValue({ requested: true });
  ask('Bo@Example.com');
  expect(
    await screen.findByText(/^If bo@example.com belongs to an account, we’ve emailed a link\./),
  ).toBeTruthy();
  expect(vi.mocked(callFunction).mock.calls[0]?.[1]).toMatchObject({ email: 'bo@example.com' });
});

test('a failure is shown at the address, which stays', async () => {
  vi.mocked(callFunction).mockRejectedValue(new AppError('rate-limited', 'many', 'Please wait.'));
  ask('bo@example.com');
  expect(await screen.findByText('Please wait.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('bo@example.com');
});

test('what is no address isn’t sent', async () => {
  ask('bo@');
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeTruthy();
  expect(callFunction).not.toHaveBeenCalled();
});
