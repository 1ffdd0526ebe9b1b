// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { OpenReportsAnswer } from '@domain/portal/reports-calls';
import { callFunction } from '@/api/call-function';
import { ToastContext } from '@/ui/use-toast';
import { useReportAccess } from './use-report-access';

vi.mock('@/api/call-function');
const call = vi.mocked(callFunction);
const credentials = { email: 'ann@example.com', booking: 'key-1' };
const opened: OpenReportsAnswer = { state: 'open', name: 'Ann Lee', reports: { rows: [], next: null } };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function open() {
  call.mockResolvedValueOnce(opened);
  const { result } = renderHook(() => useReportAccess(), {
    wrapper: ({ children }) => <ToastContext value={vi.fn()}>{children}</ToastContext>,
  });
  await act(() => result.current.submit(credentials));
  await waitFor(() => expect(result.current.view.state).toBe('open'));
  return result;
}

test.each([
  [
    { email: 'Enter an email address like name@example.com.' },
    'Enter an email address like name@example.com.',
  ],
  [{ booking: 'Booking not found' }, 'Booking not found'],
])('an input that the server refuses (%j) is answered by %s', async (fields, error) => {
  call.mockRejectedValueOnce(new AppError('invalid-input', 'test', 'Please check the form.', { fields }));
  const { result } = renderHook(() => useReportAccess(), {
    wrapper: ({ children }) => <ToastContext value={vi.fn()}>{children}</ToastContext>,
  });
  await act(() => result.current.submit(credentials));
  expect(result.current.view).toEqual({ state: 'login', error, filled: credentials });
});

test('a response that arrives after Sign Out shows nothing', async () => {
  const access = await open();
  let answer: (reports: OpenReportsAnswer) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  let asked: Promise<void> | undefined;
  act(() => {
    asked = access.current.again();
  });
  act(() => access.current.signOut());
  await act(async () => {
    answer(opened);
    await asked;
  });
  expect(access.current.view).toEqual({ state: 'login', error: null, filled: null });
  expect(sessionStorage.length).toBe(0);
});
