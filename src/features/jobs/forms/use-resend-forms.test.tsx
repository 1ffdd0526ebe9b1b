// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { useResendForms } from './use-resend-forms';

afterEach(cleanup);

const job = (formsIn: boolean, follow_up_answered: boolean) =>
  buildJob({
    id: 'b-1',
    customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
    forms_status: { questionnaire_completed: formsIn, agreement_signed: true, media_release_signed: formsIn },
    follow_up_answered,
  });

const reminder = ['send-workflow-email', { type: 'forms_reminder', bookingData: { bookingId: 'b-1' } }];
const followUp = ['send-followup-questionnaire', { bookingId: 'b-1' }];

test.each([
  [false, false, [reminder, followUp]],
  [true, false, [followUp]],
  [false, true, [reminder]],
])(
  'forms in: %s, follow-up answered: %s; only what is missing is requested',
  async (forms, answered, calls) => {
    const toasts: Toast[] = [];
    const call = vi.fn(() => Promise.resolve({}));
    const { result } = renderHook(() => useResendForms(call as unknown as CallAsAdmin), {
      wrapper: ({ children }) => (
        <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
      ),
    });
    act(() => result.current.resend(job(forms, answered)));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Forms Resent!', description: 'ann@example.com' }]));
    expect(call.mock.calls).toEqual(calls);
  },
);

test('Resend Forms does not claim a copy that was not sent', async () => {
  const toasts: Toast[] = [];
  const answer = { mailId: 'm-1', delivery: 'sent-moments-ago', at: '2026-03-05T17:00:00.000Z' };
  const call = () => Promise.resolve(answer);
  const { result } = renderHook(() => useResendForms(call as unknown as CallAsAdmin), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  act(() => result.current.resend(job(false, false)));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Not sent again']));
});
