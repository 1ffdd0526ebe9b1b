import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestedMail } from '@domain/mail/requested-mail';
import { handlersEnvironment } from '../../tools/drills/handlers/handlers-environment';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { db } from './support/admin-sdk';
import { call, submitRequest } from './support/call';
import { choicesOf } from './support/choices';
import { mailsTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { officeOf, appointment } from './support/office';
import { seedRequest } from './support/seed';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { deliverNow } from './support/tick';
import { actionsOn } from './support/trail';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

let leadId: string;
let wrong: string;
let right: string;
const first = () => `request_received_${leadId}`;

/** A request from the site whose confirmation went to a mistyped address. */
beforeEach(async () => {
  [wrong, right] = [newEmail('wrong'), newEmail('right')];
  leadId = await submitRequest(buildRequestSubmission({ email: wrong }));
  await sent(first());
});

const sent = (id: string) =>
  waitFor(`${id} to be sent`, async () => {
    await deliverNow(id);
    return (await stored('mail', id))?.state === 'SENT' || undefined;
  });

async function comeBack(id: string): Promise<void> {
  const at = new Date();
  const failed = { state: 'DEAD', delivery: 'bounced', last_error: 'bounced', gave_up_at: at };
  await db.collection('mail').doc(id).update(failed);
  const received_mail = { mail_id: id, state: 'failed', at, reason: 'address' };
  await db.collection('leads').doc(leadId).update({ received_mail });
}

const correct = (body: object = {}) =>
  call<RequestedMail>(
    'office-request-correct',
    { leadId, email: right, seen: wrong, idempotencyKey: randomUUID(), ...body },
    admin,
  );
const mailsAbout = async () =>
  (await db.collection('mail').where('subject.id', '==', leadId).get()).docs.filter(
    (mail) => mail.get('kind') === 'request_received',
  );

describe('a confirmation that came back', () => {
  beforeEach(() => comeBack(first()));

  it('is sent to the corrected address, which everything about the request then has', async () => {
    const { result } = await correct({ email: ` ${right.toUpperCase()} ` });
    expect(result).toMatchObject({ mailId: first(), delivery: 'committed' });
    const request = await stored('leads', leadId);
    expect(request).toMatchObject({ email: right, received_mail: { mail_id: first(), state: 'waiting' } });
    expect(request?.search_keys).toContain(right);
    expect(request?.search_keys).not.toContain(wrong);
    const logs = await db.collection('form_submissions_log').where('record.id', '==', leadId).get();
    expect(logs.docs.map((log) => log.get('submitted_data.email') as string)).toEqual([right]);
    expect(await actionsOn(leadId)).toEqual(expect.arrayContaining(['client-corrected', 'mail-requested']));

    await sent(first());
    expect(await mailsTo(right)).toHaveLength(1);
    expect(await stored('leads', leadId)).toMatchObject({ received_mail: { state: 'sent', reason: null } });
  });

  it('gets what they chose at the old one, which keeps it', async () => {
    const stop = { optional: 'stopped', source: 'unsubscribe-link', at: new Date() };
    const asked = { review: stop, review_asked_at: new Date() };
    await (await choicesOf(wrong)).set(asked);
    expect((await correct()).error).toBeUndefined();
    for (const email of [right, wrong]) {
      const said = await (await choicesOf(email)).get();
      expect(said.get('review'), email).toMatchObject({ optional: 'stopped', source: 'unsubscribe-link' });
      expect(said.get('review_asked_at'), email).not.toBeNull();
    }
    expect(await actionsOn((await choicesOf(right)).id)).toEqual(['contact-moved']);
  });

  it('is queued once for a press that is repeated, also at the same time', async () => {
    const idempotencyKey = randomUUID();
    const [one, other] = await Promise.all([correct({ idempotencyKey }), correct({ idempotencyKey })]);
    const again = await correct({ idempotencyKey });
    const known = one.result ?? other.result;
    expect(again.result).toEqual(known);
    expect(await mailsAbout()).toHaveLength(1);
    await sent(first());
    await deliverNow(first());
    expect(await mailsTo(right)).toHaveLength(1);
  });

  it('goes to the same address again if that was right', async () => {
    expect((await correct({ email: wrong })).result).toMatchObject({ delivery: 'committed' });
    await sent(first());
    expect(await mailsTo(wrong)).toHaveLength(2);
    expect(await actionsOn(leadId)).not.toContain('client-corrected');
  });

  it.each([
    ['', 'Enter the client’s email address.'],
    ['dana@example', 'Enter an email address like name@example.com.'],
  ])('stays where the new address is %j, with the error at the field', async (email, sentence) => {
    const { error } = await correct({ email });
    expect(error?.details?.fields).toEqual({ email: sentence });
    expect(await stored('leads', leadId)).toMatchObject({ email: wrong });
    expect(await stored('mail', first())).toMatchObject({ state: 'DEAD' });
  });

  it('stays if someone else has changed the address; the error says to what', async () => {
    const other = newEmail('other');
    await db.collection('leads').doc(leadId).update({ email: other });
    const { error } = await correct();
    expect(error?.details).toMatchObject({ code: 'invalid-input', current: { seen: other } });
    expect(error?.details?.fields?.email).toContain(other);
    expect((await correct({ seen: other })).result).toMatchObject({ delivery: 'committed' });
  });

  it('stays while the data of that person is being erased', async () => {
    // Its id is made with the stack's key.
    process.env.APP_HMAC_KEY = handlersEnvironment().APP_HMAC_KEY;
    const { erasureIdOf } = await import('../../functions/src/records/erasure/erasure');
    const erasure = db.collection('person_erasures').doc(erasureIdOf(right));
    await erasure.set({
      state: 'RUNNING',
      marks: { email: right, phones: [], names: [] },
      clients: [],
      done: [],
      cursor: null,
      held_jobs: [],
      payments: [],
      requested_by: 'admin',
      created_at: new Date(),
      finished_at: null,
    });
    expect((await correct()).error?.details).toMatchObject({ code: 'unavailable' });
    await erasure.delete();
  });
});

it('an address that was sent the confirmation before gets a new one for the corrected address', async () => {
  const { result } = await correct();
  expect(result?.mailId).not.toBe(first());
  await sent(result?.mailId ?? '');
  expect(await mailsTo(right)).toHaveLength(1);
  // The second one comes back as well: it is the one that is sent again.
  await comeBack(result?.mailId ?? '');
  const third = await correct({ email: newEmail('third'), seen: right });
  expect(third.result?.mailId).toBe(result?.mailId);
  expect(await mailsAbout()).toHaveLength(2);
});

it('the same address gets it at most once a minute', async () => {
  const { result } = await correct({ email: wrong });
  expect(result).toMatchObject({ mailId: first(), delivery: 'sent-moments-ago' });
  expect(await mailsAbout()).toHaveLength(1);
});

describe('the address of a request is not corrected', () => {
  const refusal = async () => (await correct()).error?.details;

  it('once the forms were sent: the job has the client', async () => {
    await officeOf(admin).sendForms({ source: 'lead', sourceId: leadId, name: 'Dana', email: wrong });
    expect(await refusal()).toMatchObject({
      code: 'already-handled',
      userMessage: expect.stringMatching(/Correct the client on the job\.$/) as string,
    });
  });

  it('once it was accepted', async () => {
    await officeOf(admin).acceptRequest({ leadId, ...appointment });
    expect(await refusal()).toMatchObject({
      code: 'already-handled',
      userMessage: expect.stringMatching(/has already accepted this request\.$/) as string,
    });
  });

  it('once it was deleted', async () => {
    await officeOf(admin).deleteRequest({ leadId });
    expect(await refusal()).toMatchObject({ code: 'not-found' });
  });

  it('if its client never got a confirmation, because the office made it of a referral', async () => {
    const request = await seedRequest();
    const { error } = await correct({ leadId: request.id, seen: request.email });
    expect(error?.details).toMatchObject({ code: 'already-handled' });
  });
});
