// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildReferral } from '../../../tools/testing/factories/build-referral';
import { useReferralActions } from './use-referral-actions';

const referral = buildReferral({ id: 'r-1', client_name: 'Ann Lee' });
const appointment = { scheduled_date: '2026-03-05', scheduled_time: '10:00', total_price: 149 };
const lost = new AppError('unavailable', 'no answer', 'We could not reach the server.');

afterEach(cleanup);

function start(answer: Error | null = null) {
  const toasts: Toast[] = [];
  const onChanged = vi.fn();
  const onGone = vi.fn();
  const call = vi.fn((name: string, request: Record<string, unknown>) =>
    answer ? Promise.reject(answer) : Promise.resolve({ name, request }),
  );
  const { result } = renderHook(
    () => useReferralActions(call as unknown as CallAsAdmin, { onChanged, onGone }),
    {
      wrapper: ({ children }) => (
        <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
      ),
    },
  );
  return { actions: () => result.current, call, toasts, onChanged, onGone };
}

test('accepted directly as a job, it includes its appointment', async () => {
  const { actions, call, toasts, onChanged } = start();
  expect(await act(() => actions().acceptAsJob(referral, appointment))).toBe('done');
  expect(call).toHaveBeenCalledWith(
    'office-referral-accept',
    expect.objectContaining({ referralId: 'r-1', as: 'booking', appointment }),
  );
  expect(toasts[0]?.title).toBe('Appointment Accepted!');
  expect(onChanged).toHaveBeenCalledWith('r-1');
});

test('accepted as a request, it has no appointment, and a message says where it went', async () => {
  const { actions, call, toasts } = start();
  await act(() => actions().acceptAsRequest(referral));
  expect(call.mock.calls[0]?.[1]).toMatchObject({ as: 'lead' });
  expect(call.mock.calls[0]?.[1]).not.toHaveProperty('appointment');
  expect(toasts[0]?.description).toContain('Direct Requests');
});

test.each([
  ['a job', { bookingId: 'b-1', leadId: null }, { record: 'job', id: 'b-1' }],
  ['a request', { bookingId: null, leadId: 'l-1' }, { record: 'request', id: 'l-1' }],
])('accepted as %s, it can be undone from the toast', async (_what, answer, asked) => {
  const { actions, call, toasts, onChanged } = start();
  call.mockResolvedValueOnce({ name: '', request: {}, ...answer });
  await act(() =>
    answer.bookingId ? actions().acceptAsJob(referral, appointment) : actions().acceptAsRequest(referral),
  );
  expect(toasts[0]?.action).toMatchObject({ label: 'Undo', offeredFor: 60_000 });
  call.mockResolvedValueOnce({ name: '', request: {}, ...{ restored: 'referral' } });
  act(() => toasts[0]?.action?.onChoose());
  await waitFor(() => expect(toasts[1]?.description).toBe('Ann Lee is back under Referrals.'));
  expect(call).toHaveBeenLastCalledWith('office-acceptance-undo', expect.objectContaining(asked));
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test('declined, it moves to the answered ones; deleted, it is gone', async () => {
  const { actions, toasts, onChanged, onGone } = start();
  await act(() => actions().decline(referral));
  expect(onChanged).toHaveBeenCalledWith('r-1');
  expect(toasts[0]?.description).toBe('Ann Lee is now among the answered referrals.');
  expect(onGone).not.toHaveBeenCalled();
  await act(() => actions().remove(referral));
  expect(onGone).toHaveBeenCalledWith('r-1');
  expect(toasts.map(({ title }) => title)).toEqual(['Appointment Declined', 'Item Deleted']);
});

test('one that another admin accepted meanwhile is reloaded', async () => {
  const handled = new AppError('already-handled', 'accepted', 'bo@example.com has already accepted it.');
  const { actions, onChanged } = start(handled);
  expect(await act(() => actions().decline(referral))).toBe('settled');
  expect(onChanged).toHaveBeenCalledWith('r-1');
});

test('each action has its own error message with the reason', async () => {
  const { actions, toasts, onGone } = start(lost);
  expect(await act(() => actions().acceptAsJob(referral, appointment))).toBe('failed');
  await act(() => actions().decline(referral));
  await act(() => actions().remove(referral));
  expect(toasts).toEqual(
    ['Failed to accept appointment.', 'Failed to decline appointment.', 'Failed to delete item.'].map(
      (title) => ({ title, description: 'We could not reach the server.', destructive: true }),
    ),
  );
  expect(onGone).not.toHaveBeenCalled();
});
