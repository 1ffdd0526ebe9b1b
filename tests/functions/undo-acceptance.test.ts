import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { undoEnd } from '@domain/job/undo-step';
import { payPath } from '@domain/payment/pay-path';
import { buildIntroducedSubmission } from '../../tools/testing/factories/build-introduced-submission';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { db } from './support/admin-sdk';
import { call, submitRequest, type CallAnswer } from './support/call';
import { introductionKeyOf, newReferral, submitReferral } from './support/referral';
import { mailsTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { appointment, officeOf, type Office } from './support/office';
import { releaseMail } from './support/release-mail';
import { sendForm } from './support/reported-job';
import { seedReferral, seedRequest } from './support/seed';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { submitJobForm } from './support/submit';
import { actionsOn } from './support/trail';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const undo = (id: string, record: 'job' | 'request' = 'job') => office.undoAcceptance({ record, id });
const accepted = async (leadId: string, more: object = {}) => {
  const { result, error } = await office.acceptRequest({ leadId, ...appointment, ...more });
  if (!result) throw new Error(`not accepted: ${JSON.stringify(error)}`);
  return result.bookingId;
};
const refusal = ({ error }: Pick<CallAnswer<unknown>, 'error'>) => error?.details;
const sentence = (answer: Pick<CallAnswer<unknown>, 'error'>) => refusal(answer)?.userMessage;
const lastAction = async (id: string) => (await actionsOn(id)).at(-1);
const customerOf = async (email: string) =>
  (await db.collection('customers').where('email', '==', email).get()).docs[0]?.data();
const keysOf = async (bookingId: string) =>
  (await db.collection('access_links').where('subject', '==', bookingId).get()).docs.map((link) => ({
    id: link.id,
    ...link.data(),
  }));
const mailsAbout = async (id: string) =>
  (await db.collection('mail').where('subject.id', '==', id).get()).docs.map((mail) => mail.id);
const formsState = async (booking: string) =>
  (await call<{ state: string }>('client-forms-open', { booking })).result?.state;
const approvalOf = (bookingId: string) => stored('mail', `booking_approved_${bookingId}`);
/** Moves the acceptance this far into the past, or its request's creation. */
const age = async (bookingId: string, seconds: number) => {
  const accepted_at = Timestamp.fromMillis(Date.now() - seconds * 1000);
  await db.collection('bookings').doc(bookingId).update({ accepted_at });
  await db.collection('acceptances').doc(bookingId).update({ accepted_at });
};

describe('accepting a request', () => {
  it('holds the approval until Undo expires, and then sends it', async () => {
    const { id, email } = await seedRequest();
    const bookingId = await accepted(id);
    const job = await stored('bookings', bookingId);
    const at = job?.accepted_at as Timestamp;
    expect(await approvalOf(bookingId)).toMatchObject({
      state: 'PENDING',
      held_until: Timestamp.fromDate(undoEnd(at.toDate())),
    });
    expect(await mailsTo(email)).toEqual([]);
    await releaseMail(`booking_approved_${bookingId}`);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your sewer inspection on/),
    ]);
    expect(sentence(await undo(bookingId))).toMatch(/that minute is over\.$/);
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'scheduled' });
  });

  it.each(['new', 'contacted', 'qualified'] as const)('of a new client can be undone: %s', async (status) => {
    const { id, email } = await seedRequest({ status });
    const before = await stored('leads', id);
    const bookingId = await accepted(id);
    const [key] = await keysOf(bookingId);
    const { customer_id: customerId } = (await stored('bookings', bookingId)) as { customer_id: string };

    expect((await undo(bookingId)).result).toEqual({
      id: bookingId,
      isPending: false,
      restored: 'request',
    });
    expect(await stored('leads', id)).toEqual(before);
    expect(await stored('bookings', bookingId)).toBeUndefined();
    expect(await stored('acceptances', bookingId)).toBeUndefined();
    expect(await customerOf(email)).toBeUndefined();
    expect(await mailsAbout(bookingId)).toEqual([]);
    expect(await formsState(key?.id ?? '')).toBe('revoked');
    for (const record of [id, bookingId, customerId]) {
      expect(await lastAction(record)).toBe('acceptance-undone');
    }
  });

  it('announces a time that was moved meanwhile once, with the approval', async () => {
    const { id, email } = await seedRequest();
    const bookingId = await accepted(id);
    const { scheduled_date } = appointment;
    await office.scheduleJob({ bookingId, scheduled_date, scheduled_time: '15:00' });
    expect(await mailsAbout(bookingId)).toEqual([`booking_approved_${bookingId}`]);
    await releaseMail(`booking_approved_${bookingId}`);
    expect((await mailsTo(email)).map(({ text }) => text)).toEqual([expect.stringContaining('3:00 PM')]);
  });

  it('can be repeated, and is announced then', async () => {
    const { id } = await seedRequest();
    await undo(await accepted(id));
    const again = await accepted(id);
    expect((await approvalOf(again))?.state).toBe('PENDING');
    expect((await undo(again)).status).toBe(200);
  });

  it('is undone with the customer’s record and its search keys', async () => {
    const { id, email, ...first } = await seedRequest();
    await accepted(id);
    const before = await customerOf(email);
    const other = { name: 'Bo Ray', phone: '(385) 555-0199', address: '2 New Street, Lima 44043' };
    const { id: leadId } = await seedRequest({ email, ...other });
    const { name, phone, address } = first;
    const customer = { keep: 'asked', seen: { name, phone, address } };
    const bookingId = await accepted(leadId, { customer });
    expect(await customerOf(email)).toMatchObject(other);
    expect((await undo(bookingId)).status).toBe(200);
    expect(await customerOf(email)).toEqual(before);
  });

  it('leaves a customer’s record that was changed or used since', async () => {
    const { id, email } = await seedRequest();
    const bookingId = await accepted(id);
    await accepted((await seedRequest({ email, address: '9 Other House, Lima 44043' })).id);
    const used = await customerOf(email);
    expect((await undo(bookingId)).status).toBe(200);
    expect(await customerOf(email)).toEqual(used);

    const changed = await seedRequest();
    const another = await accepted(changed.id);
    const { customer_id: customerId } = (await stored('bookings', another)) as { customer_id: string };
    await db.collection('customers').doc(customerId).update({ name: 'Changed Since' });
    expect((await undo(another)).status).toBe(200);
    expect(await customerOf(changed.email)).toMatchObject({ name: 'Changed Since' });
  });

  it('gives back the pending job that it took over, with its link', async () => {
    const { id, email, name } = await seedRequest();
    const sent = await office.sendForms({ source: 'lead', sourceId: id, name, email });
    const bookingId = sent.result?.bookingId ?? '';
    await submitJobForm('agreement', { key: (await keysOf(bookingId))[0]?.id ?? '' });
    const records = async () => ({
      job: await stored('bookings', bookingId),
      request: await stored('leads', id),
      links: await keysOf(bookingId),
      mails: (await mailsAbout(bookingId)).toSorted(),
    });
    // The job says that the forms were sent, and the copy of the agreement is queued.
    const before = await waitFor('what follows from the forms', async () => {
      const found = await records();
      const { state } = (found.job?.forms_mail ?? {}) as { readonly state?: string };
      return state === 'sent' && found.mails.includes(`signed_agreement_${bookingId}`) && found;
    });
    const other = await seedRequest({ email, name });
    const otherBefore = await stored('leads', other.id);

    // Another request of the same customer takes the job over.
    expect(await accepted(other.id)).toBe(bookingId);
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'scheduled', lead_id: other.id });
    expect((await undo(bookingId)).result).toEqual({
      id: bookingId,
      isPending: true,
      restored: 'request',
    });
    expect(await records()).toEqual(before);
    expect(await stored('leads', other.id)).toEqual(otherBefore);
    expect(await formsState(before.links[0]?.id ?? '')).toBe('open');
    expect(sentence(await undo(bookingId))).toBe('The acceptance was already undone.');
    expect(await accepted(id)).toBe(bookingId);
  });
});

describe('accepting a referral', () => {
  it('as a job can be undone: the referrer hears nothing, and the referral waits again', async () => {
    const data = newReferral();
    const referralId = await submitReferral(data);
    const before = await stored('referrals', referralId);
    const { result } = await office.acceptReferral({ referralId, as: 'booking', appointment });
    const bookingId = result?.bookingId ?? '';
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'scheduled' });
    const progress = `referral_progress_${referralId}_scheduled`;
    expect((await stored('mail', progress))?.held_until).toBeInstanceOf(Timestamp);

    expect((await undo(bookingId)).result?.restored).toBe('referral');
    expect(await stored('referrals', referralId)).toEqual(before);
    expect(await stored('mail', progress)).toBeUndefined();
    expect(await stored('bookings', bookingId)).toBeUndefined();
    expect(await lastAction(referralId)).toBe('moved-back');
  });

  it('as a request can be undone, once', async () => {
    const referralId = await submitReferral();
    const before = await stored('referrals', referralId);
    const { result } = await office.acceptReferral({ referralId, as: 'lead' });
    const leadId = result?.leadId ?? '';
    const progress = `referral_progress_${referralId}_accepted`;
    expect((await stored('mail', progress))?.held_until).toBeInstanceOf(Timestamp);

    expect((await undo(leadId, 'request')).result).toEqual({
      id: leadId,
      isPending: false,
      restored: 'referral',
    });
    expect(await stored('leads', leadId)).toBeUndefined();
    expect(await stored('referrals', referralId)).toEqual(before);
    expect(await stored('mail', progress)).toBeUndefined();
    expect(await lastAction(leadId)).toBe('acceptance-undone');
    expect(sentence(await undo(leadId, 'request'))).toBe('The acceptance was already undone.');
    expect((await office.acceptReferral({ referralId, as: 'lead' })).status).toBe(200);
  });

  it('of an accepted referral’s request undoes one step', async () => {
    const referralId = await submitReferral();
    const leadId = (await office.acceptReferral({ referralId, as: 'lead' })).result?.leadId ?? '';
    const before = await stored('referrals', referralId);
    const bookingId = await accepted(leadId);
    expect((await undo(bookingId)).status).toBe(200);
    expect(await stored('referrals', referralId)).toEqual(before);
    expect(await stored('leads', leadId)).toMatchObject({ status: 'new' });
  });
});

describe('it is refused, and nothing changes,', () => {
  const refused = async (bookingId: string, expected: string | RegExp) => {
    const before = await stored('bookings', bookingId);
    const answer = await undo(bookingId);
    expect(refusal(answer)?.code).toBe('already-handled');
    expect(sentence(answer)).toMatch(expected);
    expect(await stored('bookings', bookingId)).toEqual(before);
  };
  const acceptedOne = async () => accepted((await seedRequest()).id);

  it('after a minute', async () => {
    const bookingId = await acceptedOne();
    await age(bookingId, 90);
    await refused(bookingId, /that minute is over\.$/);
  });

  it('while the approval is being sent', async () => {
    const bookingId = await acceptedOne();
    await db.collection('mail').doc(`booking_approved_${bookingId}`).update({ state: 'LEASED', attempts: 1 });
    await refused(bookingId, /that minute is over\.$/);
  });

  it('while the referrer’s email is being sent', async () => {
    const { id: referral_id } = await seedReferral({ progress: 'accepted' });
    const bookingId = await accepted((await seedRequest({ referral_id })).id);
    await db
      .collection('mail')
      .doc(`referral_progress_${referral_id}_scheduled`)
      .update({ state: 'LEASED', attempts: 1 });
    await refused(bookingId, /that minute is over\.$/);
  });

  it('once the client has signed', async () => {
    const bookingId = await acceptedOne();
    await submitJobForm('agreement', { key: (await keysOf(bookingId))[0]?.id ?? '' });
    await refused(bookingId, /^The client sent a form/);
  });

  it.each([
    [
      'the job was started',
      (bookingId: string) => office.setStatus({ bookingId, status: 'in_progress' }),
      /^This job was started/,
    ],
    [
      'the job was cancelled',
      (bookingId: string) => office.cancelJob({ bookingId }),
      /^This job was cancelled/,
    ],
    [
      'the appointment was moved',
      (bookingId: string) =>
        office.scheduleJob({
          bookingId,
          scheduled_date: appointment.scheduled_date,
          scheduled_time: '15:00',
        }),
      /^This job was changed/,
    ],
    [
      'a payment was marked',
      (bookingId: string) => office.setPayment({ bookingId, state: 'paid', method: 'cash' }),
      /^A payment for this job/,
    ],
    [
      'a code for the door was shown',
      (bookingId: string) =>
        call('office-door-link', { bookingId, purpose: 'sign', idempotencyKey: randomUUID() }, admin),
      /^This job was changed/,
    ],
  ] as const)('once %s', async (_what, step, expected) => {
    const bookingId = await acceptedOne();
    expect((await step(bookingId)).status).toBe(200);
    await refused(bookingId, expected);
  });

  it('while the client has a payment page', async () => {
    const bookingId = await acceptedOne();
    const begun = await sendForm(payPath((await keysOf(bookingId))[0]?.id ?? ''), []);
    expect(begun.headers.get('location')).toContain('/report/checkout/');
    await refused(bookingId, /^A payment for this job/);
  });

  it('for a referral’s request once the office or its client did something with it', async () => {
    const marked = (await office.acceptReferral({ referralId: await submitReferral(), as: 'lead' })).result;
    const leadId = marked?.leadId ?? '';
    await office.markRequest({ leadId, status: 'contacted' });
    expect(sentence(await undo(leadId, 'request'))).toMatch(/^The request was changed/);

    const booked = (await office.acceptReferral({ referralId: await submitReferral(), as: 'lead' })).result;
    await accepted(booked?.leadId ?? '');
    expect(sentence(await undo(booked?.leadId ?? '', 'request'))).toBe(
      `${admin.email} has already accepted this request.`,
    );
  });

  it('for a request that came from the website or from the client of a referral', async () => {
    const leadId = await submitRequest(buildRequestSubmission({ email: newEmail() }));
    expect(sentence(await undo(leadId, 'request'))).toMatch(/^The request was changed/);
    expect(await stored('leads', leadId)).toMatchObject({ status: 'new' });

    const referralId = await submitReferral(newReferral({ clientAgreed: true }));
    const asked = await call<{ id: string }>('client-introduction-submit', {
      formType: 'introduction',
      data: buildIntroducedSubmission(await introductionKeyOf(referralId)),
      clientInfo: { userAgent: 'vitest', timestamp: new Date().toISOString() },
      idempotencyKey: randomUUID(),
    });
    expect(sentence(await undo(asked.result?.id ?? '', 'request'))).toMatch(/^The request was changed/);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'accepted' });
  });

  it('if the job or request is gone, or was never accepted', async () => {
    expect(refusal(await undo('gone'))?.code).toBe('not-found');
    expect(refusal(await undo('gone', 'request'))?.code).toBe('not-found');
    const deleted = await acceptedOne();
    await office.deleteJob({ bookingId: deleted });
    expect(sentence(await undo(deleted))).toBe('This job has been deleted.');
    expect(await stored('acceptances', deleted)).toBeUndefined();
  });
});

it('is undone once by two admins at the same time', async () => {
  const { id } = await seedRequest();
  const bookingId = await accepted(id);
  const second = officeOf(await signIn());
  const answers = await Promise.all([
    undo(bookingId),
    second.undoAcceptance({ record: 'job', id: bookingId }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(sentence(answers.find(({ error }) => error) ?? {})).toBe('The acceptance was already undone.');
  expect(await stored('leads', id)).toMatchObject({ status: 'new' });
});

it('sent again with the same key gets the same answer, also after another acceptance', async () => {
  const { id } = await seedRequest();
  const body = { record: 'job', id: await accepted(id), idempotencyKey: randomUUID() };
  const first = await office.undoAcceptance(body);
  const again = await accepted(id);
  expect((await office.undoAcceptance(body)).result).toEqual(first.result);
  expect(await stored('bookings', again)).toMatchObject({ status: 'scheduled' });
});
