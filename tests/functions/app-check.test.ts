import { callPath } from '@domain/api/call-path';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHandlers, type Handlers } from '../../tools/drills/handlers/start-handlers';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { buildReferralSubmission } from '../../tools/testing/factories/build-referral-submission';
import { buildAgreementSubmission } from '../../tools/testing/factories/build-signing';
import { appCheckIssuer } from './support/app-check-token';
import { db } from './support/admin-sdk';
import { requestCall, type CallAnswer } from './support/call';
import { newAddress } from '../../tools/testing/factories/new-address';
import { trustedBody } from '../../tools/trusted-json';
import { addresses } from './support/stack-addresses';
import { newEmail } from './support/new-contact';

// The Functions emulator accepts any token, so the handlers run outside it and verify tokens.
const { keys, issue } = appCheckIssuer(addresses.project);
const stranger = appCheckIssuer(addresses.project);
let handlers: Handlers;

beforeAll(async () => {
  handlers = await startHandlers({
    environment: { ENFORCE_APP_CHECK: 'true', APP_CHECK_KEYS: keys, FIREBASE_DEBUG_MODE: '' },
    preload: [path.join(import.meta.dirname, 'support/app-check-keys.mjs')],
  });
});
afterAll(() => handlers.stop());

async function send(name: string, data: unknown, token?: string): Promise<CallAnswer<{ id: string }>> {
  const response = await fetch(`${handlers.url}/${callPath(name)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': newAddress(),
      ...(token !== undefined && { 'X-Firebase-AppCheck': token }),
    },
    body: JSON.stringify({ data }),
  });
  const body = await trustedBody<Pick<CallAnswer<{ id: string }>, 'result' | 'error'>>(response);
  return { status: response.status, headers: response.headers, ...body };
}

const booking = () => requestCall(buildRequestSubmission({ email: newEmail() }));
const referral = () => ({
  ...requestCall(buildReferralSubmission({ clientEmail: newEmail() })),
  formType: 'referral',
});
const openCalls = [
  ['secure-form-submission', booking],
  ['client-referral-submit', referral],
] as const;

describe.each(openCalls)('%s with App Check enforced', (name, body) => {
  it('accepts a valid token', async () => {
    expect((await send(name, body(), issue())).result?.id).toMatch(/^[0-9a-f]{32}$/);
  });

  const past = Math.floor(Date.now() / 1000) - 60;
  it.each([
    ['no token', undefined],
    ['an invalid token', 'token'],
    ['a stranger’s signature', stranger.issue()],
    ['an expired token', issue({ iat: past - 60, exp: past })],
    ['a token of another project', issue({ aud: ['projects/another-project'] })],
    ['a token of another issuer', issue({ iss: 'https://securetoken.google.com/1234567890' })],
  ])('refuses %s with an error message and stores nothing', async (_, token) => {
    const sent = body();
    const { status, error } = await send(name, sent, token);
    expect([status, error?.status, error?.details?.code]).toEqual([409, 'ABORTED', 'app-unverified']);
    expect(error?.message).toMatch(/reload the page and try again, or call us\.$/);
    // The same body is accepted with a token, so the refused call stored nothing.
    expect((await send(name, sent, issue())).result?.id).toMatch(/^[0-9a-f]{32}$/);
  });
});

it('a repeated submission gets its first result without a token, because it creates nothing', async () => {
  const body = booking();
  const first = await send('secure-form-submission', body, issue());
  const again = await send('secure-form-submission', body);
  expect(again.result).toEqual(first.result);
  const { email } = body.data as { email: string };
  expect((await db.collection('leads').where('email', '==', email).get()).size).toBe(1);
});

it('signed documents are accepted by key alone, because their pages never load App Check', async () => {
  const submission = {
    ...requestCall(buildAgreementSubmission({ booking_id: 'no-such-key' })),
    formType: 'agreement',
  };
  const { error } = await send('secure-form-submission', submission);
  expect(error?.details?.code).toBe('not-found');
  const tracked = await send('client-referral-track', { phone: '3125550143' });
  expect(tracked.error).toBeUndefined();
});

it('office calls need both an App Check token and an admin', async () => {
  const asked = { bookingId: 'x', status: 'completed', idempotencyKey: randomUUID() };
  expect((await send('office-job-status', asked)).error?.details?.code).toBe('app-unverified');
  expect((await send('office-job-status', asked, issue())).error?.details?.code).toBe('not-signed-in');
});
