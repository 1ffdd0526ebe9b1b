// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildRequest } from '../../../tools/testing/factories/build-request';
import { useRequestActions } from './use-request-actions';

const request = buildRequest({ id: 'lead-1', name: 'Ann Lee' });
const appointment = {
  scheduled_date: '2026-03-05',
  scheduled_time: '10:00',
  scheduled_until: null,
  total_price: 149,
};

afterEach(cleanup);

function start(answers: readonly (Error | object | null)[]) {
  const requests: { name: string; idempotencyKey: string }[] = [];
  const toasts: Toast[] = [];
  const onGone = vi.fn();
  const onChanged = vi.fn();
  const call = ((name: string, request: { idempotencyKey: string }) => {
    const answer = answers[requests.length];
    requests.push({ name, ...request });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? {});
  }) as unknown as CallAsAdmin;
  const { result } = renderHook(() => useRequestActions(call, { onGone, onChanged }), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  return { actions: () => result.current, requests, toasts, onGone, onChanged };
}

const lost = new AppError('unavailable', 'no answer', 'We could not reach the server.');
const handled = new AppError(
  'already-handled',
  'request is booked',
  'bo@example.com has already accepted it.',
);

test('each action has its own call and success message', async () => {
  const { actions, requests, toasts, onGone } = start([null, null, null]);
  await act(() => actions().accept(request, appointment));
  await act(() => actions().decline(request));
  await act(() => actions().remove(request));
  expect(requests.map(({ name }) => name)).toEqual([
    'office-request-accept',
    'office-request-decline',
    'office-request-delete',
  ]);
  expect(toasts.map(({ title }) => title)).toEqual([
    'Appointment Accepted!',
    'Appointment Declined',
    'Item Deleted',
  ]);
  expect(onGone).toHaveBeenCalledTimes(3);
});

test('each action has its own error message with the reason', async () => {
  const { actions, toasts, onGone } = start([lost, lost, lost]);
  expect(await act(() => actions().accept(request, appointment))).toBe('failed');
  await act(() => actions().decline(request));
  await act(() => actions().remove(request));
  expect(toasts).toEqual(
    ['Failed to accept appointment.', 'Failed to decline appointment.', 'Failed to delete item.'].map(
      (title) => ({ title, description: 'We could not reach the server.', destructive: true }),
    ),
  );
  expect(onGone).not.toHaveBeenCalled();
});

test('a retry after a lost response has the same key, and one after a success a new one', async () => {
  const { actions, requests } = start([lost, null, null]);
  for (let time = 0; time < 3; time += 1) await act(() => actions().accept(request, appointment));
  const [first, second, third] = requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('the second admin is informed who was first', async () => {
  const { actions, toasts, onGone } = start([handled]);
  expect(await act(() => actions().accept(request, appointment))).toBe('settled');
  expect(toasts[0]).toMatchObject({
    description: 'bo@example.com has already accepted it.',
    destructive: true,
  });
  expect(onGone).toHaveBeenCalledWith('lead-1');
});

test('an earlier attempt that succeeded with other values is pointed out', async () => {
  const { actions, toasts } = start([new AppError('key-reused', 'other content', 'not for admins')]);
  expect(await act(() => actions().accept(request, appointment))).toBe('settled');
  expect(toasts[0]?.description).toContain('Inspection Jobs');
});

test('a decline is undone from its toast', async () => {
  const { actions, requests, toasts, onChanged } = start([null, null]);
  await act(() => actions().decline(request));
  expect(toasts[0]?.action).toMatchObject({ label: 'Undo', offeredFor: 60_000 });
  act(() => toasts[0]?.action?.onChoose());
  await waitFor(() => expect(toasts[1]?.title).toBe('Request Restored'));
  expect(requests[1]).toMatchObject({ name: 'office-request-restore', leadId: 'lead-1' });
  // In the list of handled requests it stays, as a pending one.
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith('lead-1'));
});

test('an acceptance is undone from its toast, by the job that it made', async () => {
  const undone = { id: 'b-1', isPending: false, restored: 'request' };
  const { actions, requests, toasts, onChanged } = start([{ bookingId: 'b-1' }, undone]);
  await act(() => actions().accept(request, appointment));
  expect(toasts[0]).toMatchObject({
    title: 'Appointment Accepted!',
    action: { label: 'Undo', offeredFor: 60_000 },
  });
  act(() => toasts[0]?.action?.onChoose());
  await waitFor(() =>
    expect(toasts[1]).toMatchObject({ description: 'Ann Lee is back under Direct Requests.' }),
  );
  expect(requests[1]).toMatchObject({ name: 'office-acceptance-undo', record: 'job', id: 'b-1' });
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith('lead-1'));
});

test('an acceptance that can no longer be undone says why, and the list shows what it became', async () => {
  const started = new AppError('already-handled', 'started', 'This job was started.');
  const { actions, toasts, onChanged } = start([{ bookingId: 'b-1' }, started]);
  await act(() => actions().accept(request, appointment));
  act(() => toasts[0]?.action?.onChoose());
  await waitFor(() =>
    expect(toasts[1]).toEqual({
      title: 'Failed to undo.',
      description: 'This job was started.',
      destructive: true,
    }),
  );
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith('lead-1'));
});

test('a request that is marked stays in the list', async () => {
  const { actions, requests, toasts, onGone, onChanged } = start([null]);
  await act(() => actions().mark(request, 'contacted'));
  expect(requests[0]).toMatchObject({ name: 'office-request-mark', leadId: 'lead-1', status: 'contacted' });
  expect(toasts[0]).toMatchObject({ title: 'Status Updated', description: 'Ann Lee: contacted' });
  expect(onChanged).toHaveBeenCalledWith('lead-1');
  expect(onGone).not.toHaveBeenCalled();
});
