// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { usePaymentAction, type Payable } from './use-payment-action';

afterEach(cleanup);

const job: Payable = { record: 'job', id: 'b-1', clientName: 'Ann Lee', due: 140, notified: true };
const markedAt = '2026-03-05T17:00:00.000Z';
const marked = {
  payment_state: 'unpaid',
  held: { state: 'paid', at: markedAt, takes_effect_at: '2026-03-05T17:01:10.000Z' },
};

function start(answer: object = marked) {
  const toasts: Toast[] = [];
  const call = vi.fn<(...asked: readonly unknown[]) => Promise<object>>(() => Promise.resolve(answer));
  const onSettled = vi.fn();
  const { result } = renderHook(() => usePaymentAction(call as unknown as CallAsAdmin, onSettled), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  return { result, call, toasts, onSettled };
}

test('Mark paid says that it applies in a minute, and its Undo undoes that mark', async () => {
  const { result, call, toasts } = start();
  await act(() => result.current.settle(job, { state: 'paid', method: 'check', note: '' }));
  expect(toasts[0]).toMatchObject({
    title: 'Marked Paid',
    description: 'Ann Lee, $140. Takes effect in a minute.',
    action: { label: 'Undo', offeredFor: 60_000 },
  });
  act(() => toasts[0]?.action?.onChoose());
  await waitFor(() => expect(toasts[1]).toMatchObject({ title: 'Payment Undone' }));
  expect(call.mock.calls[1]).toEqual([
    'office-payment-undo',
    { record: 'job', id: 'b-1', markedAt, idempotencyKey: expect.any(String) as string },
  ]);
});

test('a report without a job is marked by a separate call', async () => {
  const { result, call } = start();
  const report: Payable = { ...job, record: 'report', id: 'r-1' };
  await act(() => result.current.settle(report, { state: 'waived', method: '', note: 'Ours' }));
  expect(call.mock.calls[0]).toMatchObject(['office-report-payment', { reportId: 'r-1', state: 'waived' }]);
});

test.each([
  ['unpaid', 'taken-back', /client can’t open the report\. The referral reward was taken back\./],
  ['unpaid', 'paid-already', /The referral reward was already paid out, so it’s flagged\./],
  ['waived', 'none', /The earlier waiver applies again\.$/],
  ['paid', 'none', /An online payment covers it\.$/],
])(
  'Correct payment shows the current state (%s) and what happened to the reward (%s)',
  async (state, reward, words) => {
    const { result, call, toasts, onSettled } = start({ payment_state: state, reward });
    await act(() => result.current.correct(job, markedAt, 'Wrong job'));
    expect(toasts[0]).toMatchObject({ title: 'Payment Corrected' });
    expect(toasts[0]?.description).toMatch(words);
    expect(call.mock.calls[0]).toMatchObject([
      'office-payment-correct',
      { record: 'job', id: 'b-1', recordedAt: markedAt, reason: 'Wrong job' },
    ]);
    expect(onSettled).toHaveBeenCalledWith('b-1');
  },
);
