// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppError, type AppErrorDetails } from '@domain/errors/app-error';
import { editableOf } from '@domain/job/edit-job';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { openTools } from '../testing/open-tools';
import { edit } from './edit-job';

const job = buildJob({ id: 'b-1' });
const seen = { ...editableOf(job) };
const held = 'This job was just marked paid.';

afterEach(cleanup);

/** The result of an edit that the server refuses, and the toasts about it. */
async function refusedWith(details: Pick<AppErrorDetails, 'fields' | 'current'>) {
  const refusal = new AppError('invalid-input', 'x', held, details);
  const { tools, toasts } = openTools(() => Promise.reject(refusal));
  const result = await act(() => edit(job, { seen, changes: { total_price: 199 } }, tools));
  return { ...result, titles: toasts.map(({ title }) => title) };
}

test('a refused field is for the dialog, and no toast covers its button', async () => {
  expect(await refusedWith({ fields: { total_price: held } })).toEqual({
    outcome: 'failed',
    now: null,
    fields: { total_price: held },
    titles: [],
  });
});

test('what changed meanwhile is for the dialog too', async () => {
  const current = { ...seen, total_price: 175 };
  expect(await refusedWith({ current })).toMatchObject({ now: current, fields: null, titles: [] });
});

test('a refusal of something that the form does not have is a toast', async () => {
  expect(await refusedWith({ fields: { 'seen.received': 'Wrong.' } })).toMatchObject({
    fields: null,
    titles: ['Failed to change the job.'],
  });
});
