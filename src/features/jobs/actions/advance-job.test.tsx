// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { JobStatus } from '@domain/job/job-status';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { openTools } from '../testing/open-tools';
import { advanceJob } from './advance-job';
import { undoStep } from './undo-step';

const job = (status: JobStatus) =>
  buildJob({
    id: 'b-1',
    status,
    customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function start(results: readonly OfficeResult[] = [{ state: 'sent', answer: null }]) {
  const left = [...results];
  const { tools, ...seen } = openTools(
    () => Promise.resolve({ status: 'in_progress' }),
    () => {
      const result = left.shift();
      return result ? Promise.resolve(result) : Promise.reject(new Error('not asked for'));
    },
  );
  return {
    advance: (status: JobStatus) => advanceJob.press(job(status), tools),
    undo: (of: ReturnType<typeof job>) => undoStep.press(of, tools),
    ...seen,
  };
}

test.each([
  ['scheduled', 'in_progress'],
  ['in_progress', 'completed'],
] as const)('a job that is %s becomes %s', async (from, status) => {
  const { advance, submit, toasts } = start();
  advance(from);
  await waitFor(() => expect(toasts[0]?.title).toBe('Status Updated'));
  expect(submit).toHaveBeenCalledWith('Ann Lee', { kind: 'status', bookingId: 'b-1', status });
});

const details = { code: 'already-handled', userMessage: 'This job is already completed.' } as const;

test.each<OfficeResult>([
  { state: 'refused', entryId: 'e-1', details },
  { state: 'waiting', entryId: 'e-1', reason: 'server', said: details },
])('the server says why not: $state', async (result) => {
  const { advance, toasts } = start([result]);
  advance('in_progress');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toEqual({
    title: 'Failed to update status.',
    description: 'This job is already completed.',
    destructive: true,
  });
});

test('offline, the step is queued, and a message says so', async () => {
  const { advance, call, toasts } = start([{ state: 'waiting', entryId: 'e-1', reason: 'offline' }]);
  advance('scheduled');
  await waitFor(() => expect(toasts[0]?.title).toBe('Status Saved on This Device'));
  expect(toasts[0]?.description).toMatch(/^Ann Lee: in progress\. We’ll send it as soon as/);
  expect(toasts[0]?.action?.label).toBe('Undo');
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['no-answer', 'Status Saved on This Device', /isn’t answering/],
  ['server', 'Failed to update status.', /reported an error/],
] as const)(
  '%s: the step is queued too, and a server error is not reported as a missing connection',
  async (reason, title, why) => {
    const { advance, toasts } = start([{ state: 'waiting', entryId: 'e-1', reason }]);
    advance('scheduled');
    await waitFor(() => expect(toasts[0]?.title).toBe(title));
    expect(toasts[0]?.description).toMatch(why);
    expect(toasts[0]?.description).toMatch(/Not sent yet/);
    expect(toasts[0]?.description).not.toMatch(/connection/);
    expect(toasts[0]?.action?.label).toBe('Undo');
  },
);

test('if the device cannot store it, the step is sent at once, and refused offline', async () => {
  const { advance, call, toasts } = start([{ state: 'not-stored' }, { state: 'not-stored' }]);
  advance('scheduled');
  await waitFor(() => expect(toasts[0]?.title).toBe('Status Updated'));
  expect(call).toHaveBeenCalledOnce();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  advance('scheduled');
  await waitFor(() => expect(toasts[1]?.description).toMatch(/^You’re offline\./));
  expect(call).toHaveBeenCalledOnce();
});

test('a step is undone from its toast', async () => {
  const { advance, call, toasts } = start();
  advance('in_progress');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.action).toMatchObject({ label: 'Undo', offeredFor: 60_000 });
  toasts[0]?.action?.onChoose();
  await waitFor(() => expect(toasts[1]?.description).toBe('Ann Lee: in progress again'));
  expect(call).toHaveBeenLastCalledWith(
    'office-job-undo',
    expect.objectContaining({ bookingId: 'b-1', from: 'completed' }),
  );
});

test('a step by another admin is undone from the job', async () => {
  const { undo, call, toasts } = start();
  const completed_at = new Date().toISOString();
  undo(
    buildJob({
      id: 'b-1',
      status: 'completed',
      completed_at,
      customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
    }),
  );
  await waitFor(() => expect(toasts[0]?.title).toBe('Status Updated'));
  expect(call).toHaveBeenCalledWith('office-job-undo', expect.objectContaining({ from: 'completed' }));
});

test.each([
  [false, 'Ann Lee is back under Direct Requests.', 'onGone'],
  [true, 'Ann Lee is back under Direct Requests.', 'onChanged'],
] as const)(
  'an acceptance is undone from the job; was it pending before: %s',
  async (isPending, says, list) => {
    const answer = { id: 'b-1', isPending, restored: 'request' };
    const { tools, call, toasts, list: changes } = openTools(() => Promise.resolve(answer));
    undoStep.press({ ...job('scheduled'), accepted_at: new Date().toISOString() }, tools);
    await waitFor(() => expect(toasts[0]).toEqual({ title: 'Acceptance Undone', description: says }));
    expect(call).toHaveBeenCalledWith(
      'office-acceptance-undo',
      expect.objectContaining({ record: 'job', id: 'b-1' }),
    );
    await waitFor(() => expect(changes[list]).toHaveBeenCalledWith('b-1'));
  },
);
