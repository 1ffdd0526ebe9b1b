// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { instantOf } from '@domain/time/zoned-instant';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { useLinkAction } from './use-link-action';

const job = (formsIn = false) =>
  buildJob({
    id: 'b-1',
    customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
    forms_status: {
      questionnaire_completed: formsIn,
      agreement_signed: formsIn,
      media_release_signed: formsIn,
    },
  });
const expiry = instantOf('2099-01-30', '23:59', business.timeZone);
const link = { state: 'active', expires_at: expiry.toISOString() };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function start(answers: readonly (Error | null)[] = [null]) {
  const toasts: Toast[] = [];
  const call = vi.fn();
  for (const answer of answers) {
    if (answer) call.mockRejectedValueOnce(answer);
    else call.mockResolvedValueOnce({ bookingId: 'b-1', link });
  }
  const { result } = renderHook(() => useLinkAction(call as unknown as CallAsAdmin), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  return { action: result.current, call, toasts };
}

const keyOf = (call: ReturnType<typeof vi.fn>, time: number) =>
  (call.mock.calls[time]?.[1] as { idempotencyKey: string }).idempotencyKey;

test('a double click revokes once', async () => {
  const { action, call, toasts } = start();
  await act(() => Promise.all([action.revoke(job()), action.revoke(job())]));
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('office-link-revoke', expect.objectContaining({ bookingId: 'b-1' }));
  expect(toasts.map(({ title }) => title)).toEqual(['Link Revoked']);
});

test.each([
  [false, true, 'New Link Sent'],
  [true, false, 'New Link Created'],
])('all forms in: %s, a mail asked for: %s', async (formsIn, sendMail, title) => {
  const { action, call, toasts } = start();
  await act(async () => expect(await action.reissue(job(formsIn))).toBe(true));
  expect(call).toHaveBeenCalledWith('office-link-reissue', expect.objectContaining({ sendMail }));
  expect(toasts).toEqual([{ title, description: 'Ann Lee: works until Friday, January 30, 2099.' }]);
});

test('after a lost response the same idempotency key is sent again, after a refusal a new one', async () => {
  const lost = new AppError('unavailable', 'gone', 'We could not reach the server.');
  const refused = new AppError('not-found', 'gone', 'This job is not there any more.');
  const { action, call, toasts } = start([lost, refused, null]);
  await act(async () => expect(await action.revoke(job())).toBe(false));
  await act(async () => expect(await action.revoke(job())).toBe(false));
  await act(async () => expect(await action.revoke(job())).toBe(true));
  expect(keyOf(call, 1)).toBe(keyOf(call, 0));
  expect(keyOf(call, 2)).not.toBe(keyOf(call, 1));
  expect(toasts[1]).toEqual({
    title: 'Failed to revoke the link.',
    description: 'This job is not there any more.',
    destructive: true,
  });
});

test('offline, nothing is sent, and a message says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { action, call, toasts } = start();
  await act(async () => expect(await action.reissue(job())).toBe(false));
  expect(toasts[0]?.description).toMatch(/^You’re offline\./);
  expect(call).not.toHaveBeenCalled();
});
