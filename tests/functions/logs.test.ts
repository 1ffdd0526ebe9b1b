import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHandlers, type Handlers } from '../../tools/drills/handlers/start-handlers';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { newAddress } from '../../tools/testing/factories/new-address';
import { newKey } from '../../tools/testing/factories/new-key';
import { trustedJson } from '../../tools/trusted-json';

const folder = mkdtempSync(path.join(os.tmpdir(), 'logs-'));
const log = path.join(folder, 'log');
let handlers: Handlers;

// `call` reads the address once at import, so it must already be that of these handlers.
beforeAll(async () => {
  handlers = await startHandlers({ log });
  process.env.FUNCTIONS_URL = handlers.url;
});
afterAll(async () => {
  await handlers.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Line {
  readonly message: string;
  readonly function?: string;
  readonly requestId?: string;
  readonly durationMs?: number;
  readonly outcome?: string | number;
  readonly caller?: string;
}

const lines = () =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => trustedJson<Line>(line));

it('logs contain no personal data, and each entry has its call’s id', async () => {
  const { call, requestCall } = await import('./support/call');
  const { db } = await import('./support/admin-sdk');
  const { bookedJob } = await import('./support/booked-job');
  const { newReferral, referralCall, trackingKeyOf } = await import('./support/referral');
  const { officeOf, appointment } = await import('./support/office');
  const { openPage, reportedJob } = await import('./support/reported-job');
  const { signIn } = await import('./support/sign-in');
  const { submitJobForm } = await import('./support/submit');

  const name = `Zyxwine Canaryfeather`;
  const from = newAddress();
  const admin = await signIn();
  const office = officeOf(admin);
  const booking = buildRequestSubmission({
    name,
    email: `${randomUUID().slice(0, 8)}@canary.example.com`,
    phone: '(555) 231-7654',
    address: '4711 Canarystreet, Akron, OH 44606',
    special_instructions: 'Canarydog in the yard',
  });
  const { result: request } = await call<{ id: string }>('secure-form-submission', requestCall(booking), {
    from,
  });
  await office.acceptRequest({ leadId: request?.id, ...appointment });
  const referral = newReferral();
  const { result: sent } = await call<{ id: string }>('client-referral-submit', referralCall(referral), {
    from,
  });
  await office.acceptReferral({ referralId: sent?.id, as: 'lead' });
  await call('client-referral-track', { phone: referral.agentPhone }, { from });
  const trackingKey = await trackingKeyOf(sent?.id ?? '');
  await call('client-referral-track', { link: trackingKey }, { from });

  const { bookingId, key, email } = await bookedJob();
  const unknownKey = newKey();
  for (const asked of [key, unknownKey, 'x']) await call('client-forms-open', { booking: asked }, { from });
  for (const form of ['agreement', 'media-release', 'questionnaire'] as const) {
    await submitJobForm(form, { key, from });
  }
  await call('client-appointment-cancel', { booking: key, idempotencyKey: randomUUID() }, { from });
  await office.setStatus({ bookingId, status: 'completed' });
  await call(
    'portal-code-request',
    { email, browser: 'a'.repeat(64), idempotencyKey: randomUUID() },
    { from },
  );
  const wrongCode = { loginId: randomUUID(), browser: 'a'.repeat(64), code: '12345678' };
  await call('portal-code-redeem', { ...wrongCode, idempotencyKey: randomUUID() }, { from });
  const job = await reportedJob(admin);
  await call('send-report-notification', { reportId: job.reportId }, admin);
  await call('portal-reports-open', { email: job.email, booking: job.reportKey }, { from });
  await call('portal-reports-open', { email, booking: job.reportKey }, { from });
  for (const address of [job.reportKey, unknownKey]) await openPage(`/report/${address}`);
  await fetch(`${handlers.url}/pages/calendar/${unknownKey}.ics`);
  await fetch(`${handlers.url}/health`);
  const malformed = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  await fetch(`${handlers.url}/secure-form-submission`, { ...malformed, body: JSON.stringify(booking) });
  // The provider refuses these, which is logged too.
  await fetch(`${handlers.url}/dev-tick`, { method: 'POST' });

  const text = readFileSync(log, 'utf8');
  const client = (await db.collection('bookings').doc(bookingId).get()).get('customer') as Record<
    string,
    string
  >;
  const persons = [
    ...[booking.name, booking.email, booking.phone, booking.address, booking.special_instructions],
    ...[
      referral.agentName,
      referral.agentEmail,
      referral.agentPhone,
      referral.clientName,
      referral.clientEmail,
    ],
    ...[referral.clientPhone, referral.inspectionAddress, client.name, client.phone, client.address],
    ...[email, job.email, admin.email, admin.idToken, from, 'Dana Whitlock', 'Ann Lee'],
    ...[key, unknownKey, trackingKey, job.reportKey, '12345678'],
  ].map(String);
  expect(persons.filter((each) => each !== '' && text.includes(each))).toEqual([]);
  expect(text).not.toMatch(/[\w.]+@[\w-]+\.\w{2,}/);

  const ours = lines().filter((line) => line.function !== undefined);
  expect(ours.every(({ requestId }) => /^[0-9a-f]{12}$/.test(requestId ?? ''))).toBe(true);
  const submitted = ours.filter(
    (line) => line.function === 'secure-form-submission' && line.message === 'call answered',
  );
  expect(submitted[0]).toMatchObject({
    outcome: 'ok',
    caller: 'public',
    durationMs: expect.any(Number) as number,
  });
  const wanted = [
    'client-referral-submit',
    'client-forms-open',
    'portal-code-redeem',
    'office-request-accept',
  ];
  expect(ours.map((line) => line.function)).toEqual(
    expect.arrayContaining([
      ...wanted,
      'portal-reports-open',
      'report-page',
      'calendar-feed',
      'health',
      'dev-tick',
    ]),
  );
});

it('a request’s log entries are found by the platform’s trace id', async () => {
  const trace = randomUUID().replaceAll('-', '');
  const response = await fetch(`${handlers.url}/client/forms-open`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Cloud-Trace-Context': `${trace}/123;o=1` },
    body: JSON.stringify({ data: { booking: 'unknown' } }),
  });
  expect(response.headers.get('X-Request-Id')).toBe(trace.slice(0, 12));
  const line = lines().find(({ requestId }) => requestId === trace.slice(0, 12));
  expect(line).toMatchObject({
    message: 'call answered',
    'logging.googleapis.com/trace': `projects/demo-sewer-scope/traces/${trace}`,
  });
});
