import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedJobStatuses } from '@domain/job/job-status';
import { killedCall } from '../../../tools/drills/kill-points/killed-call';
import { newAddress } from '../../../tools/testing/factories/new-address';
import { db } from '../support/admin-sdk';
import { bookedJob } from '../support/booked-job';
import { call } from '../support/call';
import { foundIn } from '../support/found-in';
import { mailTo } from '../support/mailbox';
import { submitReferral } from '../support/referral';
import { appointment, officeOf, type Office } from '../support/office';
import { stored } from '../support/stored';
import { signIn, type SignedIn } from '../support/sign-in';
import { jobFormTypes, submitJobForm } from '../support/submit';
import { trailOf } from '../support/trail';
import { waitFor } from '../support/wait-for';
import { sweepOnly, tick } from '../support/tick';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

/** Expected besides the audit trail and the held documents: receipts of the office's calls, which expire. */
const allowed = ['audit_heads', 'audit_log', 'job_deletions', 'submissions'];
const listed = async (field: string, operator: FirebaseFirestore.WhereFilterOp, value: unknown) =>
  (await db.collection('bookings').where(field, operator, value).get()).docs.map(({ id }) => id);

describe('deleting a job', () => {
  it('removes everything that belongs to it and closes its referral', async () => {
    const referralId = await submitReferral();
    const accepted = await office.acceptReferral({ referralId, as: 'booking', appointment });
    const bookingId = accepted.result?.bookingId ?? '';
    const keys = await db.collection('access_links').where('subject', '==', bookingId).get();
    const key = keys.docs[0]?.id ?? '';
    for (const form of jobFormTypes) {
      expect((await submitJobForm(form, { key })).status, form).toBe(200);
    }
    const signedDocument = await waitFor(
      'the PDF',
      async () => (await stored('agreements', bookingId))?.pdf as { sha256: string } | null,
    );
    const { email } = (await stored('bookings', bookingId))?.customer as { email: string };
    await mailTo(email);

    expect((await office.deleteJob({ bookingId })).result).toEqual({ bookingId, state: 'DONE' });
    expect(await foundIn(db, bookingId)).toEqual(allowed);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'closed', booking_id: null });
    expect((await stored('job_deletions', bookingId))?.held).toMatchObject([
      { type: 'agreement', sha256: signedDocument.sha256 },
      { type: 'media_release' },
    ]);
    expect((await call('client-forms-open', { booking: key })).result).toEqual({ state: 'cancelled' });
    const trail = (await trailOf(bookingId)).filter((entry) => entry.get('collection') === 'bookings');
    expect(trail.slice(-2).map((entry) => entry.data())).toMatchObject([
      { action: 'deleted', actor: { kind: 'admin', id: admin.uid } },
      { action: 'deletion-done', actor: { kind: 'system', id: 'delete-job' } },
    ]);
  });

  it('leaves an earned reward in the ledger', async () => {
    const referralId = await submitReferral();
    const accepted = await office.acceptReferral({ referralId, as: 'booking', appointment });
    const bookingId = accepted.result?.bookingId ?? '';
    await office.settlePayment({ bookingId, state: 'paid', method: 'card' });
    await office.setStatus({ bookingId, status: 'in_progress' });
    await office.setStatus({ bookingId, status: 'completed' });
    await office.deleteJob({ bookingId });
    await office.deleteReferral({ referralId });
    const due = await db.collection('rewards').where('state', '==', 'earned').get();
    expect(due.docs.map(({ id }) => id)).toContain(referralId);
    const settled = await office.settleReward({ rewardId: referralId, state: 'paid', note: 'By mail' });
    expect(settled.status).toBe(200);
  });

  it('happens once when two admins do it, regardless of concurrent calls', async () => {
    const { bookingId } = await bookedJob();
    const second = officeOf(await signIn());
    const [answers] = await Promise.all([
      Promise.all([office.deleteJob({ bookingId }), second.deleteJob({ bookingId })]),
      tick(),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(answers.find(({ error }) => error)?.error?.details?.userMessage).toBe(
      'This job has been deleted.',
    );
    await sweepOnly('job deletions');
    expect(await foundIn(db, bookingId)).toEqual(allowed);
  });

  it('repeated with the same key returns the same result', async () => {
    const { bookingId } = await bookedJob();
    const body = { bookingId, idempotencyKey: randomUUID() };
    const first = await office.deleteJob(body);
    expect(first.result?.state).toBe('DONE');
    expect((await office.deleteJob(body)).result).toEqual(first.result);
  });

  it('is refused to everyone except an admin', async () => {
    const { bookingId } = await bookedJob();
    const outsider = officeOf(await signIn({ claim: true, record: false }));
    expect((await outsider.deleteJob({ bookingId })).error?.details?.code).toBe('not-allowed');
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'scheduled' });
  });
});

it('interrupted by a crash, hides the job from everyone, and the sweeper finishes it', async () => {
  const { bookingId, key, email } = await bookedJob();
  const request = { bookingId, idempotencyKey: randomUUID() };
  const caller = { from: newAddress(), idToken: admin.idToken };
  const killed = await killedCall({ at: 'job-deletion:hidden', name: 'office-job-delete', request, caller });
  expect(killed).toBe(true);

  for (const found of [
    await listed('status', 'in', [...listedJobStatuses, 'cancelled']),
    await listed('search_keys', 'array-contains', email),
    await listed('customer.email', '==', email),
  ]) {
    expect(found).not.toContain(bookingId);
  }
  expect((await call('client-forms-open', { booking: key })).result).toEqual({ state: 'cancelled' });
  const { error } = await office.setStatus({ bookingId, status: 'in_progress' });
  expect(error?.details).toMatchObject({
    code: 'not-found',
    userMessage: 'This job has been deleted.',
  });
  await sweepOnly('job deletions');
  expect(await foundIn(db, bookingId)).toEqual(allowed);
});
