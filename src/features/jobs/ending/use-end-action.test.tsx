// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { useEndAction } from './use-end-action';

const job = buildJob({
  id: 'b-1',
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function start(answer: Error | null = null) {
  const toasts: Toast[] = [];
  const list = { onCancelled: vi.fn(), onGone: vi.fn() };
  const call = vi.fn(() => (answer ? Promise.reject(answer) : Promise.resolve({})));
  const { result } = renderHook(() => useEndAction(call as unknown as CallAsAdmin, list), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  return { action: result.current, call, toasts, list };
}

test('a job is deleted once, however often the button is clicked', async () => {
  const { action, call, toasts, list } = start();
  await act(() => Promise.all([action.remove(job), action.remove(job)]));
  expect(call).toHaveBeenCalledTimes(1);
  expect(toasts.map(({ title }) => title)).toEqual(['Job Deleted']);
  expect(list.onGone).toHaveBeenCalledWith('b-1');
});

test.each([
  [new AppError('unavailable', 'gone', 'We could not reach the server.'), 'We could not reach the server.'],
  [new TypeError('undefined is not a function'), 'Unknown error'],
])('the reason it cannot be deleted is in the title', async (error, reason) => {
  const { action, toasts, list } = start(error);
  await act(async () => expect(await action.remove(job)).toBe('failed'));
  expect(toasts).toEqual([{ title: `Failed to delete job: ${reason}`, destructive: true }]);
  expect(list.onGone).not.toHaveBeenCalled();
});

test('a job is canceled with the reason', async () => {
  const { action, call, toasts, list } = start();
  await act(() => action.cancel(job, 'The buyer backed out.'));
  expect(call).toHaveBeenCalledWith(
    'office-job-cancel',
    expect.objectContaining({ bookingId: 'b-1', reason: 'The buyer backed out.' }),
  );
  expect(toasts[0]?.title).toBe('Job Cancelled');
  expect(list.onCancelled).toHaveBeenCalledWith('b-1');
});

test('offline, nothing is sent, and a message says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { action, call, toasts } = start();
  await act(() => action.remove(job));
  expect(toasts[0]?.title).toMatch(/^Failed to delete job: You’re offline\./);
  expect(call).not.toHaveBeenCalled();
});
