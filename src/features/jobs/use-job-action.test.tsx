// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { JobStatus } from '@domain/job/job-status';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { decodeBooking } from './decode-booking';
import { useJobAction } from './use-job-action';

const job = (status: JobStatus) => decodeBooking('b-1', { status, customer: { name: 'Ann Lee' } });

afterEach(cleanup);

function start(answer: Error | null = null) {
  const toasts: Toast[] = [];
  const onChanged = vi.fn();
  const call = vi.fn(() => (answer ? Promise.reject(answer) : Promise.resolve({ status: 'in_progress' })));
  const { result } = renderHook(() => useJobAction(call as unknown as CallAsAdmin, onChanged), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  const { current } = result;
  return { advance: (status: JobStatus) => current.advance(job(status)), undo: current.undo, call, toasts };
}

test.each([
  ['scheduled', 'in_progress'],
  ['in_progress', 'completed'],
] as const)('a job that is %s becomes %s', async (from, to) => {
  const { advance, call, toasts } = start();
  advance(from);
  await waitFor(() => expect(toasts[0]?.title).toBe('Status Updated'));
  expect(call).toHaveBeenCalledWith(
    'updateJobStatus',
    expect.objectContaining({ bookingId: 'b-1', status: to }),
  );
});

test('the server says why not', async () => {
  const { advance, toasts } = start(
    new AppError('already-handled', 'done', 'This job is already completed.'),
  );
  advance('in_progress');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toEqual({
    title: 'Failed to update status.',
    description: 'This job is already completed.',
    destructive: true,
  });
});

test('offline nothing is sent, and that is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { advance, call, toasts } = start();
  advance('scheduled');
  await waitFor(() => expect(toasts[0]?.description).toMatch(/^You are offline\./));
  expect(call).not.toHaveBeenCalled();
});

test('a step is taken back from its toast', async () => {
  const { advance, call, toasts } = start();
  advance('in_progress');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.action).toMatchObject({ label: 'Undo', offeredFor: 60_000 });
  toasts[0]?.action?.onChoose();
  await waitFor(() => expect(toasts[1]?.description).toBe('Ann Lee: in progress again'));
  expect(call).toHaveBeenLastCalledWith(
    'undoStep',
    expect.objectContaining({ bookingId: 'b-1', from: 'completed' }),
  );
});

test('a step that somebody else took is taken back from the job', async () => {
  const { undo, call, toasts } = start();
  const completed_at = new Date().toISOString();
  undo(decodeBooking('b-1', { status: 'completed', completed_at, customer: { name: 'Ann Lee' } }));
  await waitFor(() => expect(toasts[0]?.title).toBe('Status Updated'));
  expect(call).toHaveBeenCalledWith('undoStep', expect.objectContaining({ from: 'completed' }));
});
