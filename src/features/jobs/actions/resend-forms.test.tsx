// @vitest-environment jsdom
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openTools } from '../testing/open-tools';
import { resendForms } from './resend-forms';

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
    const { tools, call, toasts } = openTools();
    act(() => resendForms.press(job(forms, answered), tools));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Forms Resent!', description: 'ann@example.com' }]));
    expect(call.mock.calls).toEqual(calls);
  },
);

test('Resend Forms does not claim a copy that was not sent', async () => {
  const answer = { mailId: 'm-1', delivery: 'sent-moments-ago', at: '2026-03-05T17:00:00.000Z' };
  const { tools, toasts } = openTools(() => Promise.resolve(answer));
  act(() => resendForms.press(job(false, false), tools));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Not sent again']));
});
