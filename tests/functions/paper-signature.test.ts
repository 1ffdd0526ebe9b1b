import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookedJob } from './support/booked-job';
import { call, callUntilTaken } from './support/call';
import { officeOf } from './support/office';
import { acceptedClient, customerToken } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { submitJobForm } from './support/submit';
import { actionsOn, trailOf } from './support/trail';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const paper = { signed_on: '2026-11-20', signer: 'Dana Whitlock' };
const record = (bookingId: string, changes: object = {}) =>
  callUntilTaken(
    'office-paper-record',
    { bookingId, ...paper, ...changes, idempotencyKey: randomUUID() },
    admin,
  );
const remove = (bookingId: string) =>
  callUntilTaken('office-paper-remove', { bookingId, idempotencyKey: randomUUID() }, admin);
const agreementOf = async (key: string) =>
  (await call<{ booking: { agreement: object | null } }>('client-forms-open', { booking: key })).result
    ?.booking.agreement;

describe('an agreement signed on paper', () => {
  it('counts as signed, is audited, and has no PDF', async () => {
    const { bookingId, customerId, key } = await acceptedClient(admin);
    await submitJobForm('media-release', { key, data: { photo_use_consent: true } });
    expect((await record(bookingId)).result).toEqual({ bookingId });
    expect(await stored('bookings', bookingId)).toMatchObject({
      forms_status: { agreement_signed: true, media_release_signed: true },
      workflow_status: 'forms_signed',
      paper_signature: { ...paper, recorded_at: expect.any(Timestamp) as Timestamp },
    });
    const entry = (await trailOf(bookingId)).at(-1)?.data();
    expect(entry).toMatchObject({
      action: 'paper-signature-recorded',
      actor: { kind: 'admin', id: admin.uid },
      values: { signed_on: { after: paper.signed_on } },
    });
    expect(JSON.stringify(entry)).not.toContain(paper.signer);

    expect(await agreementOf(key)).toMatchObject({
      client_signature: paper.signer,
      pdf_ready: false,
      paper_signed_on: paper.signed_on,
    });
    const opened = await call('office-document-open', { bookingId, type: 'agreement' }, admin);
    expect(opened.result).toEqual({ state: 'not-signed' });
    const pages = { bookingsAfter: null, reportsAfter: null };
    const portal = await call('portal-open', pages, { idToken: await customerToken(customerId) });
    expect(portal.result).toMatchObject({
      bookings: {
        rows: [{ signedDocuments: ['media_release'], paper_signed_on: paper.signed_on }],
      },
    });
    await officeOf(admin).setStatus({ bookingId, status: 'in_progress' });
    expect((await actionsOn(bookingId)).at(-1)).toBe('started');
  });

  it('can’t be signed again until the office takes it back', async () => {
    const { bookingId, key } = await bookedJob();
    await record(bookingId);
    expect((await record(bookingId)).error?.details?.code).toBe('already-handled');
    const again = await submitJobForm('agreement', { key });
    expect(again.error?.details?.userMessage).toContain('already signed on paper');
    expect(await stored('agreements', bookingId)).toBeUndefined();

    expect((await remove(bookingId)).result).toEqual({ bookingId });
    expect(await stored('bookings', bookingId)).toMatchObject({
      forms_status: { agreement_signed: false },
      workflow_status: 'forms_pending',
      paper_signature: null,
    });
    expect((await remove(bookingId)).error?.details?.code).toBe('already-handled');
    expect(await agreementOf(key)).toBeNull();
    expect((await submitJobForm('agreement', { key })).status).toBe(200);
    expect((await record(bookingId)).error?.details?.code).toBe('already-handled');
  });

  it('needs a day that has come, and who signed', async () => {
    const { bookingId } = await bookedJob();
    const { error } = await record(bookingId, { signed_on: '2999-01-01', signer: ' ' });
    expect(Object.keys(error?.details?.fields ?? {}).toSorted()).toEqual(['signed_on', 'signer']);
  });
});
