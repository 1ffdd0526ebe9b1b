import { beforeAll, describe, expect, it } from 'vitest';
import { bookedJob } from './support/booked-job';
import { call } from './support/call';
import { mailsTo, mailTo } from './support/mailbox';
import { submitReferral } from './support/referral';
import { appointment, officeOf, startedJobOf, type Office } from './support/office';
import { stored } from './support/stored';
import { seedJob, seedRequest, seedReferral } from './support/seed';
import { signIn, type SignedIn } from './support/sign-in';
import { waitFor } from './support/wait-for';
import { mailKindsAbout } from './support/mail-kinds';
import { trailOf } from './support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const lines = (content = '') => Buffer.from(content, 'base64').toString().split(/\r?\n/);

describe('canceling a job', () => {
  it('stores who, when, and why, and removes the appointment from the client’s calendar', async () => {
    const { bookingId, key, email } = await bookedJob({ calendar_sequence: 2 });
    const { result } = await office.cancelJob({ bookingId, reason: 'House sold <b>twice</b>' });
    expect(result).toEqual({ bookingId });
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'cancelled',
      calendar_sequence: 3,
      cancellation: { reason: 'House sold <b>twice</b>', by: admin.email },
    });
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/^Cancelled: your sewer inspection on .*, 10:00 AM$/);
    expect(mail.text).toContain('we won’t be coming.');
    // The reason is the office's own.
    expect(mail.html).not.toContain('twice');
    const entry = lines(mail.attachments[0]?.content);
    expect(entry).toContain('METHOD:CANCEL');
    expect(entry).toContain('SEQUENCE:3');
    expect(entry).toContain('STATUS:CANCELLED');
    expect((await call('client-forms-open', { booking: key })).result).toEqual({ state: 'cancelled' });
    const trail = await trailOf(bookingId);
    expect(trail.map((entry) => entry.get('action') as string)).toEqual(['cancelled']);
    expect(JSON.stringify(trail[0]?.data())).not.toContain('House sold');
  });

  it('without an agreed appointment sends the client nothing and leaves its request pending', async () => {
    const request = await seedRequest();
    const { result } = await office.sendForms({
      source: 'lead',
      sourceId: request.id,
      name: request.name,
      email: request.email,
    });
    const bookingId = result?.bookingId ?? '';
    await office.cancelJob({ bookingId });
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'cancelled', calendar_sequence: 0 });
    expect(await mailKindsAbout(bookingId)).toEqual(['booking_approved']);
    expect(await stored('leads', request.id)).toMatchObject({ status: 'new' });
    const accepted = await office.acceptRequest({ leadId: request.id, ...appointment });
    expect(accepted.result?.bookingId).not.toBe(bookingId);
  });

  it('closes its referral and notifies the referrer', async () => {
    const referralId = await submitReferral();
    const { result } = await office.acceptReferral({ referralId, as: 'booking', appointment });
    await office.cancelJob({ bookingId: result?.bookingId ?? '' });
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'closed' });
    expect(await stored('mail', `referral_progress_${referralId}_closed`)).toBeTruthy();
  });

  it('leaves a referral that belongs to another job', async () => {
    const { id: referral_id } = await seedReferral({ progress: 'scheduled', booking_id: 'another' });
    const { id } = await seedJob({ referral_id });
    await office.cancelJob({ bookingId: id });
    expect(await stored('referrals', referral_id)).toMatchObject({ progress: 'scheduled' });
  });

  it('stops its scheduled emails', async () => {
    const { bookingId, email } = await bookedJob();
    await office.cancelJob({ bookingId });
    await mailTo(email);
    const requested = await call(
      'send-workflow-email',
      { type: 'forms_reminder', bookingData: { bookingId } },
      admin,
    );
    expect(requested.status).toBe(200);
    const reminder = (requested.result as { mailId: string }).mailId;
    await waitFor('the reminder given up', async () => (await stored('mail', reminder))?.state === 'DEAD');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('happens once when two admins do it, and not after the job has started', async () => {
    const { bookingId, email } = await bookedJob();
    const second = officeOf(await signIn());
    const answers = await Promise.all([office.cancelJob({ bookingId }), second.cancelJob({ bookingId })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ error }) => error)?.error?.details?.userMessage).toBe('This job is cancelled.');
    await mailTo(email);
    expect(await mailKindsAbout(bookingId)).toEqual(['appointment_cancelled']);

    const begun = await startedJobOf(office, await submitReferral());
    const { error } = await office.cancelJob({ bookingId: begun });
    expect(error?.details?.userMessage).toBe('This job is already in progress.');
  });
});
