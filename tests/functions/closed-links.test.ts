import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { closedLinkStates, type ClosedLinkState } from '@domain/access/client-forms';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { db } from './support/admin-sdk';
import { bookedJob, storeLink } from './support/booked-job';
import { newKey } from '../../tools/testing/factories/new-key';
import { call } from './support/call';
import { newAddress } from '../../tools/testing/factories/new-address';
import { jobForms, jobFormTypes, submitJobForm } from './support/submit';

/** Every read-only call, with a valid body. */
const reads: Record<string, (key: string) => object> = {
  'client-forms-open': (booking) => ({ booking }),
  'client-questionnaire-view': (booking) => ({ booking }),
  'client-document-preview': (booking) => ({ booking, type: 'agreement' }),
  'client-document-open': (booking) => ({ booking, type: 'agreement' }),
  'generate-legal-pdf': (bookingId) => ({ type: 'agreement', bookingId, data: { client_name: 'Any' } }),
};

/** A link in each inactive state, with its job where there is one. */
const closedLinks: Record<ClosedLinkState, () => Promise<{ key: string; bookingId?: string }>> = {
  unknown: () => Promise.resolve({ key: newKey() }),
  revoked: async () => {
    const { bookingId } = await bookedJob();
    return { bookingId, key: await storeLink(bookingId, { revoked_at: new Date() }) };
  },
  expired: async () => {
    const { bookingId } = await bookedJob();
    return { bookingId, key: await storeLink(bookingId, { expires_at: new Date(Date.now() - 1000) }) };
  },
  cancelled: () => bookedJob({ status: 'cancelled' }),
  ended: () => bookedJob({ status: 'cancelled', ending: 'no_show' }),
};

const sentences: Record<ClosedLinkState, RegExp> = {
  unknown: /^We don’t recognize this link\./,
  revoked: /replaced by a newer one/,
  expired: /has expired/,
  cancelled: /was cancelled/,
  ended: /didn’t take place/,
};

describe.each(closedLinkStates)('a link that is %s', (state) => {
  it.each(Object.entries(reads))('is reported as such by %s and shows nothing', async (name, bodyOf) => {
    const { key } = await closedLinks[state]();
    expect((await call(name, bodyOf(key))).result).toEqual({ state });
  });

  it.each(jobFormTypes)('refuses %s with a message that says what to do', async (form) => {
    const { key, bookingId } = await closedLinks[state]();
    const { error } = await submitJobForm(form, { key });
    expect(error?.details?.code).toBe(state === 'unknown' ? 'not-found' : 'not-allowed');
    expect(error?.details?.userMessage).toMatch(sentences[state]);
    expect(error?.details?.userMessage).toContain(phoneOf(factorySettings.contact).display);
    const stored = db.collection(jobForms[form].collection).doc(bookingId ?? 'none');
    expect((await stored.get()).exists).toBe(false);
  });
});

describe('a malformed key', () => {
  it.each([
    ['the booking’s own id', ({ bookingId }: { bookingId: string }) => bookingId],
    ['a key in capitals', ({ key }: { key: string }) => key.toUpperCase()],
    ['a path', ({ key }: { key: string }) => `../access_links/${key}`],
    ['a reserved name', () => '__proto__'],
    ['markup', () => '<script>alert(1)</script>'],
  ])('is treated and refused like an unknown link: %s', async (_, forge) => {
    const job = await bookedJob();
    const key = forge(job);
    expect((await call('client-forms-open', { booking: key })).result).toEqual({ state: 'unknown' });
    const { error } = await submitJobForm('agreement', { key });
    expect(error?.details?.code).toBe('not-found');
    expect((await db.collection('agreements').doc(job.bookingId).get()).exists).toBe(false);
  });

  it('is a missing field if none is given', async () => {
    const { error } = await call('client-forms-open', { booking: '' });
    expect(error?.details?.fields?.booking).toBe('Please use the link provided in your email.');
  });

  it.each([
    ['of another kind', { kind: 'report' }],
    ['without the scope of the forms', { scopes: ['reschedule'] }],
  ])('makes a link %s', async (_, overrides) => {
    const { bookingId } = await bookedJob();
    const key = await storeLink(bookingId, overrides);
    expect((await call('client-forms-open', { booking: key })).result).toEqual({ state: 'unknown' });
  });
});

it('is ended at once by revoking it, even between forms', async () => {
  const { key, bookingId } = await bookedJob();
  expect((await submitJobForm('agreement', { key })).status).toBe(200);
  await db.collection('access_links').doc(key).update({ revoked_at: new Date() });
  expect((await call('client-forms-open', { booking: key })).result).toEqual({ state: 'revoked' });
  const { error } = await submitJobForm('media-release', { key });
  expect(error?.details?.code).toBe('not-allowed');
  expect((await db.collection('media_releases').doc(bookingId).get()).exists).toBe(false);
});

it('still returns the first receipt after it has ended', async () => {
  const { key } = await bookedJob();
  const sending = { key, idempotencyKey: randomUUID() };
  const first = await submitJobForm('questionnaire', sending);
  await db.collection('access_links').doc(key).update({ revoked_at: new Date() });
  expect((await submitJobForm('questionnaire', sending)).result).toEqual(first.result);
});

it('is canceled for a client whose job was deleted', async () => {
  const { key, bookingId } = await bookedJob();
  await db.collection('bookings').doc(bookingId).delete();
  expect((await call('client-forms-open', { booking: key })).result).toEqual({ state: 'cancelled' });
  expect((await submitJobForm('agreement', { key })).error?.details?.code).toBe('not-allowed');
});

it('limits a caller who tries unknown links, also with a valid one, and nobody else', async () => {
  const from = newAddress();
  const { key } = await bookedJob();
  const open = (booking: string, client = from) => call('client-forms-open', { booking }, { from: client });
  for (let hits = 0; hits < 3; hits += 1) expect((await open(key)).status).toBe(200);
  for (let misses = 0; misses < 19; misses += 1) {
    expect((await open(newKey())).result).toEqual({ state: 'unknown' });
  }
  const { error } = await submitJobForm('agreement', { key: newKey(), from });
  expect(error?.details?.code).toBe('not-found');
  const stopped = await open(key);
  expect(stopped.status).toBe(429);
  expect(stopped.error?.details?.retryAfterSeconds).toBeGreaterThan(0);
  expect((await submitJobForm('agreement', { key, from })).error?.details?.code).toBe('rate-limited');
  expect((await open(key, newAddress())).status).toBe(200);
});

it('counts a form attempt through an inactive link toward that form’s limit', async () => {
  const from = newAddress();
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    codes.push((await submitJobForm('follow-up', { key: newKey(), from })).error?.details?.code);
  }
  expect(codes).toEqual(['not-found', 'not-found', 'not-found', 'rate-limited']);
});
