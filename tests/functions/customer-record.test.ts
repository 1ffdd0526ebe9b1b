import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { searchKeys } from '@domain/search/search-keys';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { db } from './support/admin-sdk';
import { submitRequest } from './support/call';
import { newEmail } from './support/new-contact';
import { appointment, officeOf, type Office } from './support/office';
import { newReferral, submitReferral } from './support/referral';
import { signIn } from './support/sign-in';
import { stored } from './support/stored';
import { actionsOn } from './support/trail';

let office: Office;
beforeAll(async () => {
  office = officeOf(await signIn());
});

const anna = { name: 'Anna Leigh', phone: '(312) 555-0170', address: '1 Old Street, Akron 44601' };
const other = { name: 'Bo Ray', phone: '(385) 555-0199', address: '2 New Street, Lima 44043' };

const request = (email: string, of: typeof anna) => submitRequest(buildRequestSubmission({ email, ...of }));
const customerOf = async (email: string) => {
  const { docs } = await db.collection('customers').where('email', '==', email).get();
  expect(docs).toHaveLength(1);
  const { name, phone, address, search_keys } = docs[0]?.data() as typeof anna & { search_keys: string[] };
  // Found by the office's search, whatever changed the record.
  expect(search_keys).toEqual(searchKeys({ name, phone, address, email }));
  return { id: docs[0]?.id ?? '', record: { name, phone, address } };
};
/** Anna is a customer, and another person makes a request with her email address. */
async function askedUnderHers() {
  const email = newEmail('anna');
  await office.acceptRequest({ leadId: await request(email, anna), ...appointment });
  return { email, leadId: await request(email.toUpperCase(), other) };
}

describe('accepting a request with a customer’s email address', () => {
  it('never overwrites the customer silently; the job stores who made the request and can be found by it', async () => {
    const { email, leadId } = await askedUnderHers();
    const { result } = await office.acceptRequest({ leadId, ...appointment });
    const { id, record } = await customerOf(email);
    expect(record).toEqual(anna);
    expect(await actionsOn(id)).toEqual(['created']);
    const client = { ...other, email };
    expect(await stored('bookings', String(result?.bookingId))).toMatchObject({
      customer_id: id,
      customer: client,
      search_keys: searchKeys(client),
    });
  });

  it('keeps the record if the office chooses so', async () => {
    const { email, leadId } = await askedUnderHers();
    const customer = { keep: 'stored', seen: anna };
    expect((await office.acceptRequest({ leadId, ...appointment, customer })).result).toBeTruthy();
    expect((await customerOf(email)).record).toEqual(anna);
  });

  it('updates name, phone, and address if the office chooses so', async () => {
    const { email, leadId } = await askedUnderHers();
    const customer = { keep: 'asked', seen: anna };
    await office.acceptRequest({ leadId, ...appointment, customer });
    const { id, record } = await customerOf(email);
    expect(record).toEqual(other);
    expect(await actionsOn(id)).toEqual(['created', 'updated']);
  });

  it.each([
    ['changed after the office loaded it', { ...anna, name: 'Anna Lee' }],
    ['was created after the office loaded the request', null],
  ])('is refused if the record %s', async (_what, seen) => {
    const { email, leadId } = await askedUnderHers();
    const customer = { keep: 'asked', seen };
    const { error } = await office.acceptRequest({ leadId, ...appointment, customer });
    expect(error?.details?.fields?.customer).toContain('Compare it again, then choose what to keep.');
    expect((await customerOf(email)).record).toEqual(anna);
    expect((await stored('leads', leadId))?.status).toBe('new');
  });

  it('leaves the record unchanged if only the spelling differs', async () => {
    const { email } = await askedUnderHers();
    const same = { ...anna, name: 'ANNA LEIGH', address: `1 Old St., Akron, ${business.stateCode} 44601` };
    const leadId = await request(email, same);
    const customer = { keep: 'asked', seen: null };
    expect((await office.acceptRequest({ leadId, ...appointment, customer })).result).toBeTruthy();
    expect((await customerOf(email)).record).toEqual(anna);
  });
});

it('sending forms to a customer’s email address asks the same', async () => {
  const { email, leadId } = await askedUnderHers();
  const body = { source: 'lead', sourceId: leadId, name: other.name, email };
  const stale = await office.sendForms({ ...body, customer: { keep: 'asked', seen: null } });
  expect(stale.error?.details?.fields).toHaveProperty('customer');
  await office.sendForms(body);
  expect((await customerOf(email)).record).toEqual(anna);
  await office.sendForms({ ...body, customer: { keep: 'asked', seen: anna } });
  expect((await customerOf(email)).record).toEqual(other);
});

it('accepting a customer’s referral asks the same', async () => {
  const { email } = await askedUnderHers();
  const referral = newReferral({ clientEmail: email, clientName: other.name });
  const referralId = await submitReferral(referral);
  const body = { referralId, as: 'booking', appointment };
  const stale = await office.acceptReferral({ ...body, customer: { keep: 'asked', seen: null } });
  expect(stale.error?.details?.fields).toHaveProperty('customer');
  await office.acceptReferral({ ...body, customer: { keep: 'asked', seen: anna } });
  expect((await customerOf(email)).record.name).toBe(other.name);
});
