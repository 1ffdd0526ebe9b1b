import { beforeAll, expect, it } from 'vitest';
import { jobLookup, jobReference } from '@domain/job/job-reference';
import type { JobFound } from '@domain/job/find-job';
import type { OpenFormsAnswer } from '@domain/access/client-forms';
import { bookedJob, storeLink } from './support/booked-job';
import { callUntilTaken } from './support/call';
import { reportedJob } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const find = async (key: string) =>
  (await callUntilTaken<JobFound>('office-job-find', { key }, admin)).result?.createdAt;
const createdAt = async (bookingId: string) =>
  ((await stored('bookings', bookingId))?.created_at as { toDate(): Date }).toDate().toISOString();

it('finds a job by its client’s key, also a revoked one, and by its report’s', async () => {
  const job = await reportedJob(admin);
  const at = await createdAt(job.bookingId);
  expect(await find(job.key)).toBe(at);
  expect(await find(await storeLink(job.bookingId, { revoked_at: new Date() }))).toBe(at);
  expect(await find(job.reportKey)).toBe(at);
});

it('finds nothing by a key of no job, by a job’s id or by its reference', async () => {
  const { bookingId, key } = await bookedJob();
  const opened = await callUntilTaken<Extract<OpenFormsAnswer, { state: 'open' }>>('client-forms-open', {
    booking: key,
  });
  const reference = opened.result?.booking.reference ?? '';
  const at = await createdAt(bookingId);
  expect(reference).toBe(jobReference(at));
  expect(jobLookup(reference)).toMatchObject({ kind: 'reference' });
  for (const text of ['x'.repeat(24), bookingId, reference, '../admins']) expect(await find(text)).toBeNull();
  const byReference = await callUntilTaken<OpenFormsAnswer>('client-forms-open', { booking: reference });
  expect(byReference.result).toEqual({ state: 'unknown' });
});
