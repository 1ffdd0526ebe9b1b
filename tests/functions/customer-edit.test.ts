import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchKeys } from '@domain/search/search-keys';
import { db } from './support/admin-sdk';
import { storeLink } from './support/booked-job';
import { call } from './support/call';
import { clientOf, edit } from './support/editing';
import { newEmail } from './support/new-contact';
import { officeOf, type Office } from './support/office';
import { newReferral, submitReferral } from './support/referral';
import { seedJob, seedRequest } from './support/seed';
import { acceptedClient, customerToken } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { submitJobForm } from './support/submit';
import { actionsOn, trailOf } from './support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const changes = {
  name: 'Dana Whitlock-Reyes',
  phone: '(312) 555-0118',
  address: '9 Right Street, Akron 44601',
};

describe('correcting name, phone and address', () => {
  it('changes the job with its search keys, and the customer’s record', async () => {
    const { bookingId, customerId, email } = await acceptedClient(admin);
    const begun = Date.now();
    expect(await edit(office, bookingId, changes)).toEqual({ state: 'saved', bookingId, edit: 'DONE' });
    const client = { ...changes, email };
    const job = await stored('bookings', bookingId);
    expect(job).toMatchObject({ customer: client, customer_id: customerId });
    expect(job?.search_keys).toEqual(searchKeys(client));
    expect((job?.client_corrected_at as Timestamp).toMillis()).toBeGreaterThanOrEqual(begun);
    expect(job).toMatchObject({ status: 'scheduled', calendar_sequence: 1 });
    expect(await stored('customers', customerId)).toMatchObject({
      ...client,
      search_keys: searchKeys(client),
    });
  });

  it('is in the audit trail of both, field by field and without the values', async () => {
    const { bookingId, customerId } = await acceptedClient(admin);
    await edit(office, bookingId, { name: changes.name, phone: changes.phone });
    for (const id of [bookingId, customerId]) {
      const entry = (await trailOf(id)).at(-1)?.data();
      expect(entry).toMatchObject({ action: 'client-corrected', actor: { kind: 'admin', id: admin.uid } });
      expect(Object.keys(entry?.fields as object).toSorted()).toEqual(['name', 'phone']);
      expect(JSON.stringify(entry)).not.toContain(changes.name);
    }
  });

  it('follows on open jobs and pending requests that said the same, and on no other', async () => {
    const { bookingId, customerId, email } = await acceptedClient(admin);
    const before = await clientOf(bookingId);
    const ofCustomer = { customer_id: customerId, customer: before };
    const open = await seedJob({ ...ofCustomer, status: 'pending' });
    const elsewhere = await seedJob({ ...ofCustomer, customer: { ...before, address: '1 Other Rd, Lima' } });
    const over = await seedJob({ ...ofCustomer, status: 'completed' });
    const waiting = await seedRequest({ ...before, status: 'contacted' });
    const declined = await seedRequest({ ...before, status: 'lost' });
    const referralId = await submitReferral(
      newReferral({
        clientEmail: email,
        clientName: before.name,
        clientPhone: before.phone,
        inspectionAddress: before.address,
      }),
    );
    await edit(office, bookingId, changes);
    const client = { ...changes, email };
    expect(await clientOf(open.id)).toEqual(client);
    expect(await clientOf(elsewhere.id)).toEqual({ ...client, address: '1 Other Rd, Lima' });
    expect(await clientOf(over.id)).toEqual(before);
    const request = await stored('leads', waiting.id);
    expect(request).toMatchObject({ ...client, phone_e164: '+13125550118' });
    expect(request?.search_keys).toEqual(searchKeys(client));
    expect(await stored('leads', declined.id)).toMatchObject(before);
    expect(await stored('referrals', referralId)).toMatchObject({
      client_name: changes.name,
      client_phone: changes.phone,
      client_address: changes.address,
    });
  });

  it('leaves a customer’s record that says something else, unless the office replaces it', async () => {
    const { bookingId, customerId } = await acceptedClient(admin);
    const onFile = { name: 'Ann Lee', phone: '(385) 555-0199', address: '1 Other Rd, Lima' };
    await db.collection('customers').doc(customerId).update(onFile);
    await edit(office, bookingId, { name: 'Bo Lee' });
    expect(await stored('customers', customerId)).toMatchObject(onFile);
    await edit(office, bookingId, {}, { onFile });
    const { name, phone, address } = await clientOf(bookingId);
    expect(await stored('customers', customerId)).toMatchObject({ name, phone, address });
  });

  it('keeps signed documents as they were signed', async () => {
    const { bookingId, customerId, key } = await acceptedClient(admin);
    expect((await submitJobForm('agreement', { key })).status).toBe(200);
    const signed = await stored('agreements', bookingId);
    await edit(office, bookingId, changes);
    const after = await stored('agreements', bookingId);
    // Its PDF is rendered meanwhile.
    expect({ ...after, pdf: null }).toEqual({ ...signed, pdf: null });
    const own = await customerToken(customerId);
    const pages = { bookingsAfter: null, reportsAfter: null };
    const { result } = await call('portal-open', pages, { idToken: own });
    expect(result).toMatchObject({ bookings: { rows: [{ signed_as: signed?.booked_for as string }] } });
  });

  it('marks what was signed for the earlier address, on every job that follows, until it is right again', async () => {
    const { bookingId, customerId, key } = await acceptedClient(admin);
    const before = await clientOf(bookingId);
    const other = await seedJob({ customer_id: customerId, customer: before, status: 'pending' });
    const otherKey = await storeLink(other.id);
    for (const of of [key, otherKey]) {
      expect((await submitJobForm('agreement', { key: of })).status).toBe(200);
    }
    const marked = async () => {
      const jobs = await Promise.all([bookingId, other.id].map((id) => stored('bookings', id)));
      const forms = await call<{ booking: { agreement: { outdated: boolean } } }>('client-forms-open', {
        booking: key,
      });
      return [
        ...jobs.map((job): unknown => job?.outdated_documents),
        forms.result?.booking.agreement.outdated,
      ];
    };
    await edit(office, bookingId, { name: changes.name, phone: changes.phone });
    expect(await marked()).toEqual([[], [], false]);
    await edit(office, bookingId, { address: changes.address });
    expect(await marked()).toEqual([['agreement'], ['agreement'], true]);
    expect((await stored('agreements', bookingId))?.property_address).toBe(before.address);
    await edit(office, bookingId, { address: before.address });
    expect(await marked()).toEqual([[], [], false]);
  });
});

describe('a correction', () => {
  it('is refused if the job is not what the office saw, and says what it is', async () => {
    const { bookingId, customerId } = await acceptedClient(admin);
    const seen = await clientOf(bookingId);
    await edit(office, bookingId, { phone: changes.phone });
    const late = { bookingId, client: { ...seen, name: changes.name }, seen };
    const now = { ...seen, phone: changes.phone };
    expect((await office.editCustomer(late)).result).toEqual({
      state: 'changed',
      client: now,
      onFile: { name: now.name, phone: now.phone, address: now.address },
    });
    expect(await clientOf(bookingId)).toEqual(now);
    expect(await actionsOn(customerId)).toEqual(['created', 'client-corrected']);
  });

  it('is refused if the record to be replaced is not what the office saw', async () => {
    const { bookingId } = await acceptedClient(admin);
    const onFile = { name: 'Another', phone: '', address: '' };
    expect(await edit(office, bookingId, {}, { onFile })).toMatchObject({ state: 'changed' });
  });

  it('happens once, however often it is sent', async () => {
    const { bookingId, customerId } = await acceptedClient(admin);
    const seen = await clientOf(bookingId);
    const body = { bookingId, client: { ...seen, ...changes }, seen, idempotencyKey: randomUUID() };
    const first = await office.editCustomer(body);
    expect((await office.editCustomer(body)).result).toEqual(first.result);
    expect(await actionsOn(customerId)).toEqual(['created', 'client-corrected']);
  });

  it('that changes nothing writes nothing', async () => {
    const { bookingId } = await acceptedClient(admin);
    const before = await actionsOn(bookingId);
    expect(await edit(office, bookingId, {})).toMatchObject({ state: 'saved' });
    expect(await actionsOn(bookingId)).toEqual(before);
  });

  it('starts in a job or on a customer’s page, and in one of them only', async () => {
    const { bookingId, customerId } = await acceptedClient(admin);
    const seen = await clientOf(bookingId);
    for (const start of [{}, { bookingId, customerId }]) {
      const { error } = await office.editCustomer({ ...start, client: seen, seen });
      expect(error?.details?.code).toBe('invalid-input');
    }
  });

  it('on a customer’s page follows on open jobs that said the same, and a finished one keeps its details', async () => {
    const { bookingId, customerId, email } = await acceptedClient(admin);
    const seen = await clientOf(bookingId);
    const over = await seedJob({ customer_id: customerId, customer: seen, status: 'completed' });
    const client = { ...changes, email };
    const { result } = await office.editCustomer({ customerId, client, seen });
    expect(result).toEqual({ state: 'saved', customerId, edit: 'DONE' });
    expect(await stored('customers', customerId)).toMatchObject(client);
    expect(await clientOf(bookingId)).toEqual(client);
    expect(await clientOf(over.id)).toEqual(seen);
    const late = await office.editCustomer({ customerId, client: seen, seen });
    expect(late.result).toEqual({ state: 'changed', client, onFile: null });
  });

  it('is refused to everyone except an admin, and for a deleted job', async () => {
    const { bookingId } = await acceptedClient(admin);
    const seen = await clientOf(bookingId);
    const body = { bookingId, client: { ...seen, email: newEmail() }, seen };
    const outsider = officeOf(await signIn({ claim: true, record: false }));
    expect((await outsider.editCustomer(body)).error?.details?.code).toBe('not-allowed');
    await office.deleteJob({ bookingId });
    expect((await office.editCustomer(body)).error?.details?.code).toBe('not-found');
  });
});
