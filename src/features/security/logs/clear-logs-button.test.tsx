// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { eventually } from '@/ui/testing/eventually';
import { ClearLogsButton } from './clear-logs-button';

afterEach(cleanup);

function clear(call: ReturnType<typeof vi.fn>) {
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <ClearLogsButton call={call as unknown as CallAsAdmin} />
      </Toasts>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Clear Old Logs' }));
  const [confirm] = screen.getAllByRole('button', { name: 'Clear Old Logs' }).slice(-1);
  if (!confirm) throw new Error('there is no confirmation');
  return () => fireEvent.click(confirm);
}

test.each([
  [{ state: 'DONE', deleted: 312 }, '312 entries older than 30 days deleted.'],
  [{ state: 'DONE', deleted: 1 }, '1 entry older than 30 days deleted.'],
  [{ state: 'DONE', deleted: 0 }, 'Nothing was older than 30 days.'],
  [
    { state: 'RUNNING', deleted: 5000 },
    '5000 so far. The rest will be deleted automatically within minutes.',
  ],
])('%o', async (answer, words) => {
  clear(vi.fn().mockResolvedValue({ clearingId: 'c-1', ...answer }))();
  expect((await screen.findByText(words)).textContent).toContain('Old Logs Cleared');
});

test('a failure shows the specified message, and the next click continues the same clearing', async () => {
  const sentence = 'We couldn’t reach the server. Nothing was changed. Try again in a moment.';
  const call = vi.fn().mockRejectedValue(new AppError('unavailable', 'offline', sentence));
  const press = clear(call);
  press();
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
    `Failed to clear old logs.${sentence}`,
  );
  press();
  await eventually(() => expect(call).toHaveBeenCalledTimes(2));
  const keys = call.mock.calls.map(([, request]) => (request as { idempotencyKey: string }).idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
});
