// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import { closeDatabase } from '@/offline/open-database';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { listOutbox } from '@/offline/outbox-store';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { bookingMissing, submissionFailed } from './questionnaire-texts';
import { useSubmission } from './use-submission';

const send = vi.hoisted(() => vi.fn<(entry: OutboxEntry) => Promise<SubmissionReceipt>>());
vi.mock('@/offline/send-entry', () => ({ sendEntry: send }));
// Prevents automatic retries during a test.
vi.mock('@/offline/sender', () => ({ startSender: () => undefined }));

const answers = {
  ...emptyAnswers,
  yearBuilt: '1974',
  knownSewerIssues: ' Roots ',
  agentEmail: 'JO@example.com',
};

// Each test has its own link, as what a device couldn't store is kept in the page's memory.
let key: string;

beforeEach(async () => {
  key = crypto.randomUUID();
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  send.mockReset().mockImplementation(stores);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stores = ({ hash }: OutboxEntry) => Promise.resolve({ id: 'booking-1', hash });
const unreachable = new AppError('unavailable', 'no response', 'Please try again.', {
  cause: new TypeError(),
});
const refuses = (code: AppErrorCode) => () => Promise.reject(new AppError(code, 'refused', 'No.'));
const stored = async () => (await listOutbox())[0];

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
    submit: (edited = answers) => act(() => result.current.submit(edited, saved)),
  };
}

test('the draft is saved first and submitted as the server will read it', async () => {
  const { submit, saved, onSent, toasts } = start();
  send.mockImplementation((entry) => {
    expect(saved).toHaveBeenCalled();
    return stores(entry);
  });
  await submit();
  expect(send.mock.lastCall?.[0]).toMatchObject({
    callName: 'client-questionnaire-submit',
    formType: 'questionnaire',
    id: questionnaireEntryId(key),
    data: { ...answers, booking_id: key, knownSewerIssues: 'Roots', agentEmail: 'jo@example.com' },
  });
  expect(await stored()).toMatchObject({ state: 'sent' });
  expect(onSent).toHaveBeenCalledOnce();
  expect(toasts).toEqual([]);
});

test('a second click while it is being sent does nothing', async () => {
  const { submit } = start();
  await Promise.all([submit(), submit()]);
  expect(send).toHaveBeenCalledOnce();
});

test.each<[string, AppError]>([
  ['a missing response', unreachable],
  ['a device that may be a bot’s', new AppError('app-unverified', 'refused', 'No.')],
])('%s is not a failure', async (_what, error) => {
  send.mockRejectedValue(error);
  const { submit, phase, toasts, onSent } = start();
  await submit();
  expect(await stored()).toMatchObject({ state: 'queued' });
  expect(phase()).toEqual({ kind: 'writing' });
  expect(toasts).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});

test('the server answered that it failed: the toast of requirement Q-16, and the form stays', async () => {
  send.mockImplementation(refuses('internal'));
  const { submit, phase, toasts, onSent } = start();
  await submit();
  expect(await stored()).toMatchObject({ state: 'queued', reason: 'server' });
  expect(phase()).toEqual({ kind: 'writing', failed: true });
  expect(toasts).toEqual([submissionFailed]);
  expect(onSent).not.toHaveBeenCalled();
});

test('the server refuses the content: the toast of requirement Q-16, and the form is as before', async () => {
  send.mockImplementation(refuses('invalid-input'));
  const { submit, phase, toasts, onOutdated } = start();
  await submit();
  expect(toasts).toEqual([submissionFailed]);
  expect(phase().kind).toBe('writing');
  expect(onOutdated).not.toHaveBeenCalled();
});

test('neither device nor server takes it: the toast of requirement Q-16, and the form is as before', async () => {
  vi.stubGlobal('indexedDB', undefined);
  send.mockImplementation(refuses('unavailable'));
  const { submit, phase, toasts } = start();
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(toasts).toEqual([submissionFailed]);
  expect(phase()).toMatchObject({ kind: 'writing', refusal: { code: 'unavailable' } });
});

test('the draft can’t be saved: the toast of requirement Q-16, and nothing is sent', async () => {
  const { submit, saved, toasts, phase } = start();
  saved.mockRejectedValue(new Error('the disk is full'));
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(toasts).toEqual([submissionFailed]);
  expect(phase()).toEqual({ kind: 'writing' });
});

test.each<AppErrorCode>(['not-found', 'not-allowed', 'already-handled'])(
  '%s: the page looks again instead of asking for another try',
  async (code) => {
    send.mockImplementation(refuses(code));
    const { submit, phase, toasts, onOutdated } = start();
    await submit();
    expect(toasts).toEqual([]);
    expect(onOutdated).toHaveBeenCalledOnce();
    expect(phase()).toEqual({ kind: 'writing', refusal: { code, userMessage: 'No.' } });
  },
);

test('an edit that came too late is shown before the page moves on', async () => {
  const { submit, phase, onSent } = start();
  send.mockRejectedValue(unreachable);
  await submit();
  // The first version had arrived; only its response was lost.
  send.mockImplementation((entry) =>
    entry.hash === send.mock.calls[0]?.[0].hash ? stores(entry) : refuses('key-reused')(),
  );
  await submit({ ...answers, yearBuilt: '1975' });
  expect(phase()).toMatchObject({
    kind: 'sent',
    missed: { stored: { yearBuilt: '1974' }, edited: { yearBuilt: '1975' } },
  });
  expect(onSent).not.toHaveBeenCalled();
});

test('without a booking nothing is sent', async () => {
  const { submit, toasts } = start(null);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(toasts).toEqual([bookingMissing]);
});
