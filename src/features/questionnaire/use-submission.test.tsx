// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppErrorCode } from '@domain/errors/app-error';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import type { SubmissionInput, SubmissionResult } from '@/offline/submit';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { bookingMissing, submissionFailed } from './questionnaire-texts';
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

function start(linkKey: string | null = key) {
  const toasts: (Toast | null)[] = [];
  const events = { onSent: vi.fn(), onOutdated: vi.fn() };
  const saved = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useSubmission(linkKey, events), {
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
  entryId: questionnaireEntryId(key),
  details: { code, userMessage: 'No.' },
});
const sent = {
  state: 'sent',
  entryId: questionnaireEntryId(key),
  receipt: { id: 'booking-1', hash: 'hash' },
} as const;

test('the draft is saved first and submitted as the server will read it', async () => {
  submitThroughOutbox.mockImplementation(() => {
    expect(saved).toHaveBeenCalled();
    return Promise.resolve(sent);
  });
  const { submit, saved, onSent, toasts } = start();
  await submit();
  expect(submitThroughOutbox).toHaveBeenCalledWith(
    expect.objectContaining({
      callName: 'client-questionnaire-submit',
      formType: 'questionnaire',
      entryId: questionnaireEntryId(key),
      data: { ...answers, booking_id: key, knownSewerIssues: 'Roots', agentEmail: 'jo@example.com' },
    }),
  );
  expect(onSent).toHaveBeenCalledOnce();
  expect(toasts).toEqual([]);
});

test('a second click while it is being sent does nothing', async () => {
  submitThroughOutbox.mockResolvedValue(sent);
  const { submit } = start();
  await Promise.all([submit(), submit()]);
  expect(submitThroughOutbox).toHaveBeenCalledOnce();
});

test('a queued submission is not a failure', async () => {
  submitThroughOutbox.mockResolvedValue({
    state: 'waiting',
    entryId: questionnaireEntryId(key),
    reason: 'offline',
  });
  const { submit, phase, toasts, onSent } = start();
  await submit();
  expect(phase()).toEqual({ kind: 'writing' });
  expect(toasts).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});

test('a missing response is not a failure', async () => {
  submitThroughOutbox.mockResolvedValue({
    state: 'waiting',
    entryId: questionnaireEntryId(key),
    reason: 'no-answer',
  });
  const { submit, phase, toasts } = start();
  await submit();
  expect(phase()).toEqual({ kind: 'writing' });
  expect(toasts).toEqual([]);
});

test('the server answered that it failed: the toast of requirement Q-16, and the form stays', async () => {
  submitThroughOutbox.mockResolvedValue({
    state: 'waiting',
    entryId: questionnaireEntryId(key),
    reason: 'server',
  });
  const { submit, phase, toasts, onSent } = start();
  await submit();
  expect(phase()).toEqual({ kind: 'writing', failed: true });
  expect(toasts).toEqual([submissionFailed]);
  expect(onSent).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<SubmissionResult>]>([
  ['the server refuses the content', () => Promise.resolve(refused('invalid-input'))],
  ['neither device nor server takes it', () => Promise.resolve({ state: 'not-stored' })],
  ['something breaks', () => Promise.reject(new Error('broken'))],
])('%s: the toast of requirement Q-16, and the form is as before', async (_, outcome) => {
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

test('an edit that came too late is shown before the page moves on', async () => {
  const missed = { stored: answers, edited: { ...answers, yearBuilt: '1975' } };
  submitThroughOutbox.mockResolvedValue({ ...sent, missed });
  const { submit, phase, onSent } = start();
  await submit();
  expect(phase()).toEqual({ kind: 'sent', missed });
  expect(onSent).not.toHaveBeenCalled();
});

test('without a booking nothing is sent', async () => {
  const { submit, toasts } = start(null);
  await submit();
  expect(submitThroughOutbox).not.toHaveBeenCalled();
  expect(toasts).toEqual([bookingMissing]);
});
