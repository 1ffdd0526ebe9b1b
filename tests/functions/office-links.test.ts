import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormsLink } from '@domain/job/job';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { business } from '@domain/business/business';
import { formsKeyExpiry } from '@domain/access/access-link';
import { db } from './support/admin-sdk';
import { bookedJob, storeLink } from './support/booked-job';
import { call } from './support/call';
import { mailTo, mailsTo } from './support/mailbox';
import { signIn, type SignedIn } from './support/sign-in';
import { submitJobForm } from './support/submit';
import { waitFor } from './support/wait-for';
import { trailOf } from './support/trail';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

interface LinkAnswer {
  readonly bookingId: string;
  readonly link: FormsLink;
}

const revoke = (bookingId: string, idempotencyKey: string = randomUUID()) =>
  call<LinkAnswer>('office-link-revoke', { bookingId, idempotencyKey }, admin);
const reissue = (bookingId: string, more: object = {}) =>
  call<LinkAnswer>('office-link-reissue', { bookingId, idempotencyKey: randomUUID(), ...more }, admin);
const stateOf = async (key: string) =>
  (await call<{ state: string }>('client-forms-open', { booking: key })).result?.state;
const linkOf = async (bookingId: string) => {
  const link = (await db.collection('bookings').doc(bookingId).get()).get('forms_link') as {
    state: string;
    expires_at: FirebaseFirestore.Timestamp;
  };
  return { state: link.state, expires_at: link.expires_at.toDate().toISOString() };
};
const mailState = async (id: string) => (await db.collection('mail').doc(id).get()).data();

/** The key that currently works for a job. */
async function workingKey(bookingId: string): Promise<string> {
  const links = await db.collection('access_links').where('subject', '==', bookingId).get();
  const working = links.docs.filter((link) => link.get('revoked_at') === null);
  expect(working).toHaveLength(1);
  return working[0]?.id ?? '';
}

describe('revoking', () => {
  it('ends every key of the job at once, which the job shows', async () => {
    const { bookingId, key } = await bookedJob();
    const second = await storeLink(bookingId);
    const { result } = await revoke(bookingId);
    expect([await stateOf(key), await stateOf(second)]).toEqual(['revoked', 'revoked']);
    expect(result?.link.state).toBe('revoked');
    expect(await linkOf(bookingId)).toEqual(result?.link);
    expect((await submitJobForm('agreement', { key })).error?.details?.code).toBe('not-allowed');
    const trail = await trailOf(bookingId);
    expect(trail.map((entry) => entry.get('action') as string)).toEqual(['link-revoked']);
    expect(JSON.stringify(trail.map((entry) => entry.data()))).not.toContain(key);
  });

  it('ends the keys of a job booked before its link was recorded on it', async () => {
    const { bookingId, key } = await bookedJob();
    await db.collection('bookings').doc(bookingId).update({ forms_link: FieldValue.delete() });
    const { result } = await revoke(bookingId);
    expect(result?.link.state).toBe('revoked');
    expect(await stateOf(key)).toBe('revoked');
    expect(await linkOf(bookingId)).toEqual(result?.link);
  });

  it('returns an error for a missing job', async () => {
    expect((await revoke('no-such-job')).error?.details?.code).toBe('not-found');
  });
});

describe('reissuing', () => {
  it('replaces the key and emails the new one with the missing forms', async () => {
    const { bookingId, key, email } = await bookedJob();
    await submitJobForm('agreement', { key });
    await mailTo(email);
    const body = { idempotencyKey: randomUUID() };
    const { result } = await reissue(bookingId, body);
    const newKey = await workingKey(bookingId);
    expect(newKey).not.toBe(key);
    expect([await stateOf(key), await stateOf(newKey)]).toEqual(['revoked', 'open']);
    expect(result?.link.state).toBe('active');
    expect(await linkOf(bookingId)).toEqual(result?.link);
    const mail = await waitFor('the mail with the new link', async () =>
      (await mailsTo(email)).find(({ html }) => html.includes(newKey)),
    );
    expect(mail.html).toContain('/media-release');
    expect(mail.html).not.toContain('/inspection-agreement');
    expect(mail.html).not.toContain(key);
    expect((await reissue(bookingId, body)).result).toEqual(result);
    expect(await workingKey(bookingId)).toBe(newKey);
  });

  it('sends nothing if not requested or if nothing is missing', async () => {
    const forms = { agreement_signed: true, media_release_signed: true, questionnaire_completed: true };
    const complete = await bookedJob({ forms_status: forms });
    const unasked = await bookedJob();
    await reissue(complete.bookingId);
    await reissue(unasked.bookingId, { sendMail: false });
    for (const { bookingId } of [complete, unasked]) {
      expect((await db.collection('mail').where('subject.id', '==', bookingId).get()).size).toBe(0);
    }
  });

  it('gives a working key although the appointment is long past', async () => {
    const today = calendarDateIn(business.timeZone, new Date());
    const { bookingId } = await bookedJob({ scheduled_date: addDays(today, -90), status: 'completed' });
    const { result } = await reissue(bookingId, { sendMail: false });
    expect(await stateOf(await workingKey(bookingId))).toBe('open');
    expect(calendarDateIn(business.timeZone, new Date(result?.link.expires_at ?? ''))).toBe(
      formsKeyExpiry(today),
    );
  });

  it('is refused for a canceled job', async () => {
    const { bookingId } = await bookedJob({ status: 'cancelled' });
    expect((await reissue(bookingId)).error?.details?.code).toBe('already-handled');
  });
});

describe('the follow-up questionnaire', () => {
  const send = (bookingId: string) =>
    call<{ mailId: string }>(
      'send-followup-questionnaire',
      { bookingId, customerEmail: 'elsewhere@example.com', customerName: 'X', propertyAddress: 'Y' },
      admin,
    );

  it('is emailed to the booking’s client, whatever address the caller gives', async () => {
    const { bookingId, key, email } = await bookedJob();
    await send(bookingId);
    expect((await mailTo(email)).html).toContain(`/questionnaire?booking=${key}`);
    expect(await mailsTo('elsewhere@example.com')).toHaveLength(0);
  });

  it('is not emailed once it is answered', async () => {
    const { bookingId, key, email } = await bookedJob();
    await submitJobForm('follow-up', { key });
    const { result } = await send(bookingId);
    const mail = await waitFor('the end of the mail', async () => {
      const data = await mailState(result?.mailId ?? '');
      return data?.state === 'DEAD' && data;
    });
    expect(mail.last_error).toBe('not-needed');
    expect(await mailsTo(email)).toHaveLength(0);
  });
});

it('refuses everyone except an admin', async () => {
  const { bookingId } = await bookedJob();
  const outsider = await signIn({ claim: true, record: false });
  const bodies = {
    'office-link-revoke': { bookingId, idempotencyKey: randomUUID() },
    'office-link-reissue': { bookingId, idempotencyKey: randomUUID() },
    'send-followup-questionnaire': { bookingId },
  };
  for (const [name, body] of Object.entries(bodies)) {
    expect((await call(name, body)).error?.details?.code, name).toBe('not-signed-in');
    expect((await call(name, body, outsider)).error?.details?.code, name).toBe('not-allowed');
  }
  expect((await linkOf(bookingId)).state).toBe('active');
});
