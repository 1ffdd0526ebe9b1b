// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { openTools } from '../testing/open-tools';
import { cancel } from './cancel-job';
import { remove } from './delete-job';

const job = buildJob({
  id: 'b-1',
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const start = (answer: Error | null = null) =>
  openTools(() => (answer ? Promise.reject(answer) : Promise.resolve({})));

test('a job is deleted once, however often the button is clicked', async () => {
  const { tools, call, toasts, list } = start();
  await act(() => Promise.all([remove(job, tools), remove(job, tools)]));
  expect(call).toHaveBeenCalledTimes(1);
  expect(toasts.map(({ title }) => title)).toEqual(['Job Deleted']);
  expect(list.onGone).toHaveBeenCalledWith('b-1');
});

test.each([
  [new AppError('unavailable', 'gone', 'We could not reach the server.'), 'We could not reach the server.'],
  [new TypeError('undefined is not a function'), 'Unknown error'],
])('the reason it cannot be deleted is in the title', async (error, reason) => {
  const { tools, toasts, list } = start(error);
  await act(async () => expect(await remove(job, tools)).toBe('failed'));
  expect(toasts).toEqual([{ title: `Failed to delete job: ${reason}`, destructive: true }]);
  expect(list.onGone).not.toHaveBeenCalled();
});

test('a job is canceled with the reason', async () => {
  const { tools, call, toasts, list } = start();
  await act(() => cancel(job, { reason: 'The buyer backed out.' }, tools));
  expect(call).toHaveBeenCalledWith(
    'office-job-cancel',
    expect.objectContaining({ bookingId: 'b-1', reason: 'The buyer backed out.' }),
  );
  expect(toasts[0]?.title).toBe('Job Cancelled');
  expect(list.onCancelled).toHaveBeenCalledWith('b-1');
});

test('offline, nothing is sent, and a message says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { tools, call, toasts } = start();
  await act(() => remove(job, tools));
  expect(toasts[0]?.title).toMatch(/^Failed to delete job: You’re offline\./);
  expect(call).not.toHaveBeenCalled();
});
