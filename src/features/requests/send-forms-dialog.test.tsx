// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import type { ActionOutcome } from '@/ui/use-actions';
import { SendFormsDialog } from './send-forms-dialog';
import type { FindCustomer } from './use-customer-on-file';
import type { AddressedForms } from './use-send-forms';

const client = {
  name: 'Bo Ray',
  email: 'bo@example.com',
  phone: '(385) 555-0199',
  address: '9 Elm St, Lima',
};
const anna = { name: 'Anna Leigh', phone: '(312) 555-0170', address: '1 Old Street, Akron' };

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a customer’s address typed into Send Forms shows the differences and asks what to keep', async () => {
  const onSend = vi.fn<(to: AddressedForms) => Promise<ActionOutcome>>(() => Promise.resolve('done'));
  const findCustomer: FindCustomer = (asked) =>
    Promise.resolve({ client: asked, stored: asked.email === 'anna@example.com' ? anna : null });
  render(
    <ThemeProvider theme={theme}>
      <SendFormsDialog
        open
        client={client}
        findCustomer={findCustomer}
        again={false}
        today="2026-11-23"
        onSend={onSend}
        onClose={() => undefined}
      />
    </ThemeProvider>,
  );
  expect(screen.queryByText(/On file/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'anna@example.com' } });
  expect(await screen.findByText('On file: Anna Leigh')).toBeTruthy();
  expect(screen.getByText('In this request: 9 Elm St, Lima')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Keep what’s on file').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Update it from this request'));
  fireEvent.click(screen.getByRole('button', { name: 'Send Forms' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  expect(onSend).toHaveBeenCalledWith({
    name: 'Bo Ray',
    email: 'anna@example.com',
    customer: { keep: 'asked', seen: anna },
  });
});
