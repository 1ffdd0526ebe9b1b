import { randomBytes, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { exchangeCustomToken } from '../../tools/admin/exchange-custom-token';
import { newAddress } from '../../tools/testing/factories/new-address';
import { auth, db } from './support/admin-sdk';
import { afterUndo } from './support/after-undo';
import { call } from './support/call';
import { choicesOf } from './support/choices';
import { clientOf, edit, editEmail } from './support/editing';
import { mailsTo } from './support/mailbox';
import { newEmail, newPhone } from './support/new-contact';
import { officeOf, type Office } from './support/office';
import { newReferral, submitReferral } from './support/referral';
import { releaseMail } from './support/release-mail';
import { seedJob, seedRequest } from './support/seed';
import {
  acceptedClient,
  customerToken,
  reportedClient,
  reportFormOf,
  writeReport,
} from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { stored } from './support/stored';
import { deliverNow } from './support/tick';
import { actionsOn } from './support/trail';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const askForCode = (email: string, browser = randomBytes(32).toString('hex')) =>
  call<{ loginId: string }>(
    'portal-code-request',
    { email, browser, idempotencyKey: randomUUID() },
    { from: newAddress() },
  );
const codesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('is your code'));
const firstPage = { bookingsAfter: null, reportsAfter: null };
const portal = (idToken: string) => call('portal-open', firstPage, { idToken });
const keysOf = async (subject: string) =>
  (await db.collection('access_links').where('subject', '==', subject).get()).docs.map((link) => ({
    key: link.id,
    revoked: link.get('revoked_at') !== null,
  }));
const workingKeyOf = async (subject: string) => {
  const working = (await keysOf(subject)).filter(({ revoked }) => !revoked);
  expect(working).toHaveLength(1);
  return working[0]?.key ?? '';
};
/** Sends the approval, which Undo of the acceptance holds. */
const sendApproval = async (bookingId: string) => {
  const { docs } = await db.collection('mail').where('subject.id', '==', bookingId).get();
  for (const { id } of docs) await releaseMail(id);
};
const customerIdOf = async (bookingId: string) =>
  (await stored('bookings', bookingId))?.customer_id as string;

describe('a corrected email address', () => {
  it('takes the customer’s record, jobs, requests and referrals along', async () => {
    const wrong = await acceptedClient(admin);
    const request = await seedRequest({ email: wrong.email, status: 'lost' });
    const referralId = await submitReferral(newReferral({ clientEmail: wrong.email }));
    const email = await editEmail(office, wrong.bookingId);
    const customerId = await customerIdOf(wrong.bookingId);
    expect(customerId).not.toBe(wrong.customerId);
    expect(await stored('customers', wrong.customerId)).toBeUndefined();
    const customer = await stored('customers', customerId);
    expect(customer).toMatchObject({ email });
    expect(customer?.search_keys).toContain(email);
    expect(customer?.search_keys).not.toContain(wrong.email);
    expect(await clientOf(wrong.bookingId)).toMatchObject({ email });
    expect(await stored('leads', request.id)).toMatchObject({ email });
    expect(await stored('referrals', referralId)).toMatchObject({ client_email: email });
    for (const collection of ['bookings', 'inspection_reports', 'report_versions', 'report_shares']) {
      const left = await db.collection(collection).where('customer_id', '==', wrong.customerId).get();
      expect(left.size, collection).toBe(0);
    }
    expect((await actionsOn(wrong.customerId)).at(-1)).toBe('email-corrected');
    expect(await actionsOn(customerId)).toEqual(['created']);
  });

  it('takes along what they chose, and a stop stays with the old mailbox too', async () => {
    const wrong = await acceptedClient(admin);
    const right = newEmail('right');
    const early = new Date('2026-10-01T15:00:00Z');
    const late = new Date('2026-11-01T15:00:00Z');
    const said = (optional: string, source: string, at = early) => ({ optional, source, at });
    const [unsubscribed, complaint] = [said('stopped', 'unsubscribe-link'), said('stopped', 'spam-report')];
    const old = {
      email: complaint,
      reminder: unsubscribed,
      text: said('stopped', 'office'),
      review_asked_at: late,
    };
    await (await choicesOf(wrong.email)).set({ ...old, review: said('allowed', 'office', late) });
    const known = { reminder: said('allowed', 'office', late), review: said('allowed', 'office') };
    await (await choicesOf(right)).set({ ...known, review_asked_at: early });
    await editEmail(office, wrong.bookingId, right);

    const next = await (await choicesOf(right)).get();
    expect(next.get('email')).toBeUndefined();
    expect(next.data()).toMatchObject({
      reminder: { optional: 'stopped', source: 'unsubscribe-link' },
      review: { optional: 'allowed', at: Timestamp.fromDate(late) },
      text: { optional: 'stopped', source: 'office' },
      review_asked_at: Timestamp.fromDate(late),
    });
    expect((await (await choicesOf(wrong.email)).get()).data()).toMatchObject({
      email: { optional: 'stopped', source: 'spam-report' },
      reminder: { optional: 'stopped' },
      review: null,
      text: { optional: 'stopped' },
      review_asked_at: null,
    });
    expect(await actionsOn(next.id)).toEqual(['contact-moved', 'contact-moved', 'contact-moved']);
  });

  it('leaves no record behind of an old address that stopped nothing', async () => {
    const wrong = await acceptedClient(admin);
    const old = await choicesOf(wrong.email);
    await old.set({ review_asked_at: new Date() });
    const email = await editEmail(office, wrong.bookingId);
    expect((await old.get()).exists).toBe(false);
    expect((await (await choicesOf(email)).get()).get('review_asked_at')).toBeInstanceOf(Timestamp);
  });

  it('replaces the link of an open job, and sends the new one to the new address alone', async () => {
    const wrong = await acceptedClient(admin);
    await sendApproval(wrong.bookingId);
    const before = (await mailsTo(wrong.email)).length;
    const email = await editEmail(office, wrong.bookingId);
    const key = await workingKeyOf(wrong.bookingId);
    expect(key).not.toBe(wrong.key);
    expect((await call('client-forms-open', { booking: wrong.key })).result).toEqual({ state: 'revoked' });
    const mail = await waitFor('the new link', async () => (await mailsTo(email))[0]);
    expect(mail.text).toContain(key);
    expect(mail.text).not.toContain(wrong.key);
    expect(await mailsTo(wrong.email)).toHaveLength(before);
  });

  it('sends what waits to the new address, once', async () => {
    const wrong = await acceptedClient(admin);
    await sendApproval(wrong.bookingId);
    const [mail] = (await db.collection('mail').where('subject.id', '==', wrong.bookingId).get()).docs;
    const at = Timestamp.fromMillis(Date.now() + 3_600_000);
    await mail?.ref.update({ state: 'RETRY', next_attempt_at: at, sent_at: null });
    const email = await editEmail(office, wrong.bookingId);
    const about = await db.collection('mail').where('subject.id', '==', wrong.bookingId).get();
    expect(about.docs.map(({ id }) => id)).toEqual([mail?.id]);
    await mail?.ref.update({ next_attempt_at: Timestamp.now() });
    await deliverNow(mail?.id ?? '');
    await waitFor('the email', async () => (await mailsTo(email))[0]);
    expect((await mailsTo(wrong.email)).length).toBe(1);
  });

  it('moves a report, whose old links open nothing, and sends its new link', async () => {
    const wrong = await reportedClient(admin, { paid: true });
    await call('send-report-notification', { reportId: wrong.reportId }, admin);
    await waitFor('the report’s email', async () =>
      (await mailsTo(wrong.email)).find(({ text }) => text.includes(wrong.reportKey)),
    );
    const email = await editEmail(office, wrong.bookingId);
    const report = await stored('inspection_reports', wrong.reportId);
    expect(report).toMatchObject({ customer_id: await customerIdOf(wrong.bookingId), client_email: email });
    expect(report?.search_keys).toContain(email);
    expect(JSON.stringify(report)).not.toContain(wrong.email);
    expect(JSON.stringify(await stored('report_versions', `${wrong.reportId}_1`))).not.toContain(wrong.email);
    const key = await workingKeyOf(wrong.reportId);
    await waitFor('the new link', async () => (await mailsTo(email)).find(({ text }) => text.includes(key)));
    for (const booking of [wrong.key, wrong.reportKey]) {
      expect((await call('portal-reports-open', { email: wrong.email, booking })).result).toEqual({
        state: 'closed',
      });
    }
    expect((await call('portal-reports-open', { email: wrong.email, booking: key })).result).toEqual({
      state: 'other-email',
    });
    expect((await call('portal-reports-open', { email, booking: key })).result).toMatchObject({
      state: 'open',
      reports: { rows: [{ id: wrong.reportId }] },
    });
  });

  it('ends what the old address shared', async () => {
    const wrong = await reportedClient(admin, { paid: true });
    const share = await call<{ id: string; url: string }>(
      'portal-share-create',
      {
        reportId: wrong.reportId,
        recipientName: 'Jo Park',
        recipientRole: 'agent',
        parts: { photos: true, costs: false, notes: false, pdf: false },
        consent: true,
        idempotencyKey: randomUUID(),
      },
      { idToken: await customerToken(wrong.customerId) },
    );
    expect(share.error).toBeUndefined();
    await editEmail(office, wrong.bookingId);
    expect(await keysOf(share.result?.id ?? '')).toMatchObject([{ revoked: true }]);
    const ended = await stored('report_shares', share.result?.id ?? '');
    expect(ended).toMatchObject({ customer_id: await customerIdOf(wrong.bookingId) });
    expect(ended?.revoked_at).toBeInstanceOf(Timestamp);
  });

  it('ends the old address’s sessions, tokens and codes at once, and the portal opens for the new one', async () => {
    const wrong = await acceptedClient(admin);
    const session = await customerToken(wrong.customerId);
    const unused = await auth.createCustomToken(wrong.customerId, { customer: true, generation: 0 });
    expect((await portal(session)).status).toBe(200);
    await askForCode(wrong.email);
    await waitFor('the code', async () => (await codesTo(wrong.email))[0]);
    const email = await editEmail(office, wrong.bookingId);
    expect((await portal(session)).error?.details?.code).toBe('not-signed-in');
    const late = await exchangeCustomToken(addresses.auth, unused);
    expect((await portal(late)).error?.details?.code).toBe('not-signed-in');
    for (const collection of ['login_requests', 'portal_browsers']) {
      const left = await db.collection(collection).where('customer_id', '==', wrong.customerId).get();
      expect(left.size, collection).toBe(0);
    }
    const { result } = await askForCode(wrong.email);
    await waitFor('the lookup', async () =>
      (await stored('login_requests', result?.loginId ?? ''))?.known === false ? true : undefined,
    );
    await askForCode(email);
    await waitFor('a code for the new address', async () => (await codesTo(email))[0]);
    expect(await codesTo(wrong.email)).toHaveLength(1);
    const own = await customerToken(await customerIdOf(wrong.bookingId));
    expect((await portal(own)).result).toMatchObject({
      customer: { email },
      bookings: { rows: [{ id: wrong.bookingId }] },
    });
  });

  it('is used for a report whose draft still has the old one', async () => {
    const wrong = await acceptedClient(admin);
    const email = await editEmail(office, wrong.bookingId);
    for (const status of ['in_progress', 'completed']) {
      await office.setStatus({ bookingId: wrong.bookingId, status });
    }
    const { result } = await call<{ reportId: string }>(
      'office-report-generate',
      { bookingId: wrong.bookingId, report: reportFormOf(wrong.email), idempotencyKey: randomUUID() },
      admin,
    );
    const report = await stored('inspection_reports', result?.reportId ?? '');
    expect(report).toMatchObject({ client_email: email });
    expect(JSON.stringify(report)).not.toContain(wrong.email);
  });

  it('and a corrected address are used for a report that was begun before', async () => {
    const { bookingId } = await acceptedClient(admin);
    const before = await clientOf(bookingId);
    const begunFor = {
      clientName: before.name,
      clientEmail: before.email,
      propertyAddress: before.address,
    };
    const address = '9 Right Street, Akron 44601';
    const email = await editEmail(office, bookingId);
    await edit(office, bookingId, { address });
    for (const status of ['in_progress', 'completed']) await office.setStatus({ bookingId, status });
    const report = { ...reportFormOf(before.email), ...begunFor, clientName: 'Ann and Bob' };
    const { result } = await call<{ reportId: string }>(
      'office-report-generate',
      { bookingId, report, begunFor, idempotencyKey: randomUUID() },
      admin,
    );
    const { client_email, findings } = (await stored('inspection_reports', result?.reportId ?? '')) ?? {};
    expect(client_email).toBe(email);
    expect(JSON.parse(String(findings))).toMatchObject({
      clientName: 'Ann and Bob',
      propertyAddress: address,
    });
  });

  it('can be corrected again, also back to the first one', async () => {
    const first = await acceptedClient(admin);
    await editEmail(office, first.bookingId);
    await editEmail(office, first.bookingId, first.email);
    expect(await customerIdOf(first.bookingId)).toBe(first.customerId);
    expect(await clientOf(first.bookingId)).toMatchObject({ email: first.email });
    // Sessions from before the first correction stay ended.
    expect((await portal(await customerToken(first.customerId))).error?.details?.code).toBe('not-signed-in');
  });

  it('leaves no personal data in the finished correction, and an erasure of the new address finds everything', async () => {
    const wrong = await acceptedClient(admin);
    const email = await editEmail(office, wrong.bookingId);
    const edits = await db.collection('customer_edits').where('from', '==', wrong.customerId).get();
    expect(edits.docs.map((each) => each.data())).toMatchObject([{ state: 'DONE', correction: null }]);
    await call('office-person-erase', { email, idempotencyKey: randomUUID() }, admin);
    expect((await db.collection('leads').where('email', 'in', [wrong.email, email]).get()).size).toBe(0);
    expect((await db.collection('customer_edits').where('from', '==', wrong.customerId).get()).size).toBe(0);
  });
});

describe('a customer without a job of ours', () => {
  it('is corrected from their own page: the record, reports, shares and imported jobs move along', async () => {
    const wrong = { name: 'Ann Lee', email: newEmail('wrong'), phone: '', address: '12 Main St, Akron' };
    const { reportId, reportKey } = await writeReport(admin, null, reportFormOf(wrong.email));
    const from = (await stored('inspection_reports', reportId))?.customer_id as string;
    const origin = { import_id: 'i-1', row: 0 };
    await db
      .collection('customers')
      .doc(from)
      .set({ ...wrong, search_keys: [wrong.email], origin, created_at: Timestamp.now() });
    const imported = await seedJob({ customer_id: from, customer: wrong, status: 'completed', origin });
    const request = await seedRequest({ ...wrong, status: 'lost' });
    const session = await customerToken(from);
    const waiver = { reportId, state: 'waived', note: 'Ours', idempotencyKey: randomUUID() };
    await call('office-report-payment', waiver, admin);
    await afterUndo('report_payments', reportId);
    const share = await call<{ id: string }>(
      'portal-share-create',
      {
        reportId,
        recipientName: 'Jo Park',
        recipientRole: 'agent',
        parts: { photos: true, costs: false, notes: false, pdf: false },
        consent: true,
        idempotencyKey: randomUUID(),
      },
      { idToken: session },
    );
    await call('send-report-notification', { reportId }, admin);
    await waitFor('the report’s email', async () =>
      (await mailsTo(wrong.email)).find(({ text }) => text.includes(reportKey)),
    );

    const email = newEmail('right');
    const { phone } = request;
    const body = {
      customerId: from,
      client: { ...wrong, email, phone },
      seen: wrong,
      idempotencyKey: randomUUID(),
    };
    const { result } = await office.editCustomer(body);
    const to = (await stored('inspection_reports', reportId))?.customer_id as string;
    expect(result).toEqual({ state: 'saved', customerId: to, edit: 'DONE' });
    expect((await office.editCustomer(body)).result).toEqual(result);
    expect(to).not.toBe(from);
    expect(await stored('customers', from)).toBeUndefined();
    expect(await stored('customers', to)).toMatchObject({ ...wrong, email, phone, origin });
    expect(await stored('bookings', imported.id)).toMatchObject({
      customer_id: to,
      // A job that is over keeps its details.
      customer: { ...wrong, email },
      status: 'completed',
      origin,
    });
    expect(await stored('leads', request.id)).toMatchObject({ email });
    expect(await stored('inspection_reports', reportId)).toMatchObject({ client_email: email });
    const version = await stored('report_versions', `${reportId}_1`);
    expect(version).toMatchObject({ customer_id: to });
    expect(JSON.stringify(version)).not.toContain(wrong.email);
    expect(await stored('report_shares', share.result?.id ?? '')).toMatchObject({ customer_id: to });
    expect(await keysOf(share.result?.id ?? '')).toMatchObject([{ revoked: true }]);
    const key = await workingKeyOf(reportId);
    expect(key).not.toBe(reportKey);
    await waitFor('the new link', async () => (await mailsTo(email)).find(({ text }) => text.includes(key)));
    expect((await portal(session)).error?.details?.code).toBe('not-signed-in');
    expect((await portal(await customerToken(to))).result).toMatchObject({
      customer: { email },
      bookings: { rows: [{ id: imported.id }] },
      reports: { rows: [{ id: reportId }] },
    });
    expect((await actionsOn(from)).at(-1)).toBe('email-corrected');
    expect((await actionsOn(imported.id)).at(-1)).toBe('client-corrected');
    const about = await db.collection('mail').where('subject.id', '==', imported.id).get();
    expect(about.size).toBe(0);
  });

  it('who is known only by a report gets a record by it', async () => {
    const seen = { name: 'Ann Lee', email: newEmail('reported'), phone: '', address: '' };
    const { reportId } = await writeReport(admin, null, reportFormOf(seen.email));
    const customerId = (await stored('inspection_reports', reportId))?.customer_id as string;
    const client = { ...seen, name: 'Ann Leigh', phone: newPhone() };
    const { result: asked } = await office.editCustomer({ customerId, client, seen });
    const { propertyAddress: address } = reportFormOf(seen.email);
    expect(asked).toEqual({ state: 'changed', client: { ...seen, address }, onFile: null });
    const after = { ...client, address };
    const { result } = await office.editCustomer({ customerId, client: after, seen: { ...seen, address } });
    expect(result).toEqual({ state: 'saved', customerId, edit: 'DONE' });
    expect(await stored('customers', customerId)).toMatchObject({ ...after, origin: null });
    expect(await actionsOn(customerId)).toEqual(['created']);
    const moved = await office.editCustomer({
      customerId,
      client: { ...after, email: newEmail('right') },
      seen: after,
    });
    expect(moved.result).toMatchObject({ state: 'saved', edit: 'DONE' });
    const gone = await office.editCustomer({ customerId, client: seen, seen: after });
    expect(gone.error?.details?.code).toBe('not-found');
  });
});

describe('an email address of another customer', () => {
  it('asks first and shows the other, then joins the two', async () => {
    const [wrong, right] = [await acceptedClient(admin), await acceptedClient(admin)];
    const session = await customerToken(right.customerId);
    const other = { name: 'Ann Lee', phone: '', address: '1 Other Rd, Lima' };
    await db.collection('customers').doc(right.customerId).update(other);
    const asked = await edit(office, wrong.bookingId, { email: right.email });
    expect(asked).toEqual({ state: 'joins', other: { ...other, email: right.email } });
    expect(await customerIdOf(wrong.bookingId)).toBe(wrong.customerId);

    const stale = { ...other, name: 'Ann Leigh' };
    expect(await edit(office, wrong.bookingId, { email: right.email }, { joins: stale })).toEqual(asked);

    const { phone, address } = await clientOf(wrong.bookingId);
    expect(await edit(office, wrong.bookingId, { email: right.email }, { joins: other })).toMatchObject({
      state: 'saved',
    });
    expect(await customerIdOf(wrong.bookingId)).toBe(right.customerId);
    expect(await stored('customers', wrong.customerId)).toBeUndefined();
    // The record that was there keeps its details and gets what it lacked, and the other’s address.
    expect(await stored('customers', right.customerId)).toMatchObject({
      ...other,
      phone,
      more_addresses: [{ address, import_id: '' }],
    });
    const { result } = await call<{ bookings: { rows: { id: string }[] } }>('portal-open', firstPage, {
      idToken: session,
    });
    expect(result?.bookings.rows.map(({ id }) => id).toSorted()).toEqual(
      [wrong.bookingId, right.bookingId].toSorted(),
    );
  });

  it('whose only record is a report is asked about too', async () => {
    const [wrong, email] = [await acceptedClient(admin), newEmail('reported')];
    const body = { bookingId: null, report: reportFormOf(email), idempotencyKey: randomUUID() };
    await call('office-report-generate', body, admin);
    expect(await edit(office, wrong.bookingId, { email })).toMatchObject({
      state: 'joins',
      other: { email },
    });
  });
});
