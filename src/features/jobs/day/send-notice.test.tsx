// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { openTools } from '../testing/open-tools';
import { sendNotices } from './send-notice';

afterEach(cleanup);

const job = (name: string) =>
  buildJob({ id: name, customer: { name, email: 'ann@example.com', phone: '', address: '' } });

async function send(names: readonly string[], result: OfficeResult) {
  const seen = openTools(
    () => Promise.resolve({ bookingId: 'b-1' }),
    () => Promise.resolve(result),
  );
  const notices = names.map((name) => ({ job: job(name), notice: 'running_late' as const, minutes: 30 }));
  await sendNotices(notices, seen.tools);
  return seen;
}

test('each client gets an entry of the outbox, and one Undo takes all of them back', async () => {
  const { submit, toasts, call } = await send(['Ann Lee', 'Bo Ray'], { state: 'sent', answer: null });
  const action = { kind: 'notice', notice: 'running_late', minutes: 30 };
  expect(submit.mock.calls).toEqual([
    ['Ann Lee', { ...action, bookingId: 'Ann Lee' }],
    ['Bo Ray', { ...action, bookingId: 'Bo Ray' }],
  ]);
  expect(toasts).toHaveLength(1);
  expect(toasts[0]).toMatchObject({
    title: 'Running Late',
    description: 'We’re emailing Ann Lee, Bo Ray.',
    action: { label: 'Undo', offeredFor: 10_000 },
  });
  toasts[0]?.action?.onChoose();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call).toHaveBeenCalledWith(
    'office-arrival-undo',
    expect.objectContaining({ bookingId: 'Ann Lee', notice: 'running_late' }),
  );
});

test('offline it says that it waits, and until when', async () => {
  const { toasts } = await send(['Ann Lee'], { state: 'waiting', entryId: 'e-1', reason: 'offline' });
  expect(toasts[0]?.title).toBe('Running Late Saved on This Device');
  expect(toasts[0]?.description).toContain('If that’s too late, we’ll tell you to call.');
});

test('a refusal says why', async () => {
  const details = { code: 'already-handled', userMessage: 'This job is cancelled.' } as const;
  const { toasts } = await send(['Ann Lee'], { state: 'refused', entryId: 'e-1', details });
  expect(toasts).toEqual([
    { title: 'Running Late Failed', description: 'This job is cancelled.', destructive: true },
  ]);
});
