// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppErrorCode } from '@domain/errors/app-error';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import type { SubmissionInput, SubmissionResult } from '@/offline/submit';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { bookingMissing, submissionFailed } from './questionnaire-texts';
import { entryIdOf } from './stored-draft';
import { useSubmission } from './use-submission';

const submitThroughOutbox = vi.hoisted(() => vi.fn<(input: SubmissionInput) => Promise<SubmissionResult>>());
vi.mock('@/offline/submit', () => ({ submitThroughOutbox }));

const key = 'abcdefghjkmnpqrstvwxyz23';
const answers = {
  ...emptyAnswers,
  yearBuilt: '1974',
  knownSewerIssues: ' Roots ',
  agentEmail: 'JO@example.com',
};

afterEach(() => {
  cleanup();
  submitThroughOutbox.mockReset();
});

function start(bookingKey: string | null = key) {
  const toasts: (Toast | null)[] = [];
  const events = { onSent: vi.fn(), onOutdated: vi.fn() };
  const saved = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useSubmission(bookingKey, events), {
    wrapper: ({ children }) => <ToastContext value={(toast) => toasts.push(toast)}>{children}</ToastContext>,
  });
  return {
    ...events,
    toasts,
    saved,
    phase: () => result.current.phase,
    submit: () => act(() => result.current.submit(answers, saved)),
  };
}

const refused = (code: AppErrorCode): SubmissionResult => ({
  state: 'refused',
  entryId: entryIdOf(key),
  details: { code, userMessage: 'No.' },
});
const sent: SubmissionResult = { state: 'sent', receipt: { id: 'booking-1', hash: 'hash' } };

test('the draft is saved first, and becomes the submission, as the server will read it', async () => {
  submitThroughOutbox.mockImplementation(() => {
    expect(saved).toHaveBeenCalled();
    return Promise.resolve(sent);
  });
  const { submit, saved, onSent, toasts } = start();
  await submit();
  expect(submitThroughOutbox).toHaveBeenCalledWith(
    expect.objectContaining({
      callName: 'submitQuestionnaire',
      formType: 'questionnaire',
      entryId: entryIdOf(key),
      data: { ...answers, booking_id: key, knownSewerIssues: 'Roots', agentEmail: 'jo@example.com' },
    }),
  );
  expect(onSent).toHaveBeenCalledOnce();
  expect(toasts).toEqual([]);
});

test('a second press while it is on its way is none', async () => {
  submitThroughOutbox.mockResolvedValue(sent);
  const { submit } = start();
  await Promise.all([submit(), submit()]);
  expect(submitThroughOutbox).toHaveBeenCalledOnce();
});

test('what waits is no failure', async () => {
  submitThroughOutbox.mockResolvedValue({ state: 'waiting', entryId: entryIdOf(key), reason: 'offline' });
  const { submit, phase, toasts, onSent } = start();
  await submit();
  expect(phase()).toEqual({ kind: 'writing' });
  expect(toasts).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<SubmissionResult>]>([
  ['the server refuses the content', () => Promise.resolve(refused('invalid-input'))],
  ['neither device nor server takes it', () => Promise.resolve({ state: 'not-kept' })],
  ['something breaks', () => Promise.reject(new Error('broken'))],
])('%s: the toast of the specification, and the form is as before', async (_, outcome) => {
  submitThroughOutbox.mockImplementation(outcome);
  const { submit, phase, toasts, onOutdated } = start();
  await submit();
  expect(toasts).toEqual([submissionFailed]);
  expect(phase().kind).toBe('writing');
  expect(onOutdated).not.toHaveBeenCalled();
});

test.each<AppErrorCode>(['not-found', 'not-allowed', 'already-handled'])(
  '%s: the page looks again instead of asking for another try',
  async (code) => {
    submitThroughOutbox.mockResolvedValue(refused(code));
    const { submit, phase, toasts, onOutdated } = start();
    await submit();
    expect(toasts).toEqual([]);
    expect(onOutdated).toHaveBeenCalledOnce();
    expect(phase()).toEqual({ kind: 'writing', refusal: { code, userMessage: 'No.' } });
  },
);

test('an edit that came too late is told before the page goes on', async () => {
  submitThroughOutbox.mockResolvedValue({ ...sent, firstVersionKept: true });
  const { submit, phase, onSent } = start();
  await submit();
  expect(phase()).toEqual({ kind: 'sent', firstVersionKept: true });
  expect(onSent).not.toHaveBeenCalled();
});

test('without a booking nothing is sent', async () => {
  const { submit, toasts } = start(null);
  await submit();
  expect(submitThroughOutbox).not.toHaveBeenCalled();
  expect(toasts).toEqual([bookingMissing]);
});
