import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '@domain/api/call-path';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { publicFormLimit, refusedLimit, widerShare } from '@domain/rate-limit/window';
import { ask } from '../../tools/drills/calls/ask';
import { findEmulators } from '../../tools/drills/find-emulators';
import { startHandlers, type Handlers } from '../../tools/drills/handlers/start-handlers';
import { buildRequestSubmission } from '../../tools/testing/factories/build-request-submission';
import { newAddress } from '../../tools/testing/factories/new-address';
import { trustedJson } from '../../tools/trusted-json';
import { requestCall } from './support/call';

const project = `demo-refused-${Date.now().toString(36)}`;
const replayLimit = 8;
let handlers: Handlers;
let app: App;

beforeAll(async () => {
  findEmulators();
  handlers = await startHandlers({
    environment: { GCLOUD_PROJECT: project, PUBLIC_FORM_LIMIT: '', REPLAY_LIMIT: String(replayLimit) },
  });
  app = initializeApp({ projectId: project }, project);
});
afterAll(async () => {
  await deleteApp(app);
  await handlers.stop();
});

interface Answer {
  readonly status: number;
  readonly result?: SubmissionReceipt;
  readonly error?: { readonly details?: AppErrorDetails };
}

const form = 'secure-form-submission';
const refusedForm = `${form}-refused`;

async function send(name: string, body: string | Buffer, from: string, headers = {}): Promise<Answer> {
  const asked = {
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
    body,
    alone: true,
  };
  const answer = await ask(`${handlers.url}/${callPath(name)}`, asked);
  return { status: answer.status, ...trustedJson<object>(answer.body) };
}

const call = (name: string, data: unknown, from: string) => send(name, JSON.stringify({ data }), from);
const booking = (data: object, from: string) => call(form, requestCall(data), from);
const invalid = () => buildRequestSubmission({ name: '' });

/** Attempts counted for a form type, by window; the project belongs to this test. */
async function counted(formType: string): Promise<number[]> {
  const windows = await getFirestore(app).collection('rate_limits').where('form_type', '==', formType).get();
  return windows.docs.map((window) => window.get('submission_count') as number);
}
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** The number of attempts that an action counts. */
async function adds(formType: string, work: () => Promise<unknown>): Promise<number> {
  const before = sum(await counted(formType));
  await work();
  return sum(await counted(formType)) - before;
}

describe('every attempt is counted', () => {
  it('of 60 invalid bookings from one address, 20 are answered and the rest must wait', async () => {
    const from = newAddress();
    const answers: Answer[] = [];
    const added = await adds(refusedForm, async () => {
      for (let index = 0; index < 60; index += 1) answers.push(await booking(invalid(), from));
    });
    const codes = answers.map(({ error }) => error?.details?.code);
    expect(codes.slice(0, refusedLimit.accepted)).toEqual(Array(refusedLimit.accepted).fill('invalid-input'));
    expect(new Set(codes.slice(refusedLimit.accepted))).toEqual(new Set(['rate-limited']));
    expect(answers.at(-1)?.error?.details?.retryAfterSeconds).toBeGreaterThan(60);
    expect(added).toBe(60);
    // Once a client is limited for this form, its content is no longer checked.
    expect((await booking(buildRequestSubmission(), from)).status).toBe(429);
    const violations = await getFirestore(app).collection('rate_limits').where('violation', '==', true).get();
    expect(violations.docs.map((window) => window.get('form_type') as string)).toContain(refusedForm);
  });

  it('somebody who mistypes more often than a form’s limit can still send it', async () => {
    const from = newAddress();
    for (let index = 0; index <= publicFormLimit.accepted; index += 1) await booking(invalid(), from);
    expect((await booking(buildRequestSubmission(), from)).status).toBe(200);
  });

  it('includes invalid reads', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    for (let index = 0; index < refusedLimit.accepted + 2; index += 1) {
      statuses.push((await call('client-forms-open', { booking: '' }, from)).status);
    }
    expect(statuses).toEqual([...Array<number>(refusedLimit.accepted).fill(400), 429, 429]);
  });

  it('includes a body that is malformed, too deep, too long, or has too many members', async () => {
    const from = newAddress();
    const data = buildRequestSubmission();
    const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`extra${index}`, index]));
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown;
    const bodies = [
      JSON.stringify({ data: requestCall(data), more: 1 }),
      JSON.stringify({ data: { ...requestCall(data), deep } }),
      JSON.stringify({ data: requestCall({ ...data, special_instructions: 'x'.repeat(20_001) }) }),
      JSON.stringify({ data: requestCall({ ...data, ...many }) }),
      JSON.stringify({ data: requestCall({ ...data, list: Array(101).fill(0) }) }),
      JSON.stringify({ data: { ...requestCall(data), idempotencyKey: 1 } }),
    ];
    const added = await adds(refusedForm, async () => {
      for (const body of bodies) expect((await send(form, body, from)).status).toBe(400);
    });
    expect(added).toBe(bodies.length);
  });

  it('a text that is far too long is reported with its field', async () => {
    const data = buildRequestSubmission({ special_instructions: 'x'.repeat(20_001) });
    const { error } = await booking(data, newAddress());
    expect(error?.details).toMatchObject({
      code: 'invalid-input',
      fields: { special_instructions: 'This text is far too long. Please shorten it.' },
    });
  });

  it('up to 64 unknown members are still dropped', async () => {
    const extra = Object.fromEntries(Array.from({ length: 64 }, (_, index) => [`extra${index}`, index]));
    const { status, result } = await booking({ ...buildRequestSubmission(), ...extra }, newAddress());
    expect(status).toBe(200);
    const stored = await getFirestore(app).collection('leads').doc(result!.id).get();
    expect(Object.keys(stored.data()!).filter((key) => key.startsWith('extra'))).toEqual([]);
  });
});

describe('body size is checked first', () => {
  const padded = (bytes: number) => `{"data":${' '.repeat(bytes)}${JSON.stringify(requestCall(invalid()))}}`;

  it.each([
    ['9 MB of white space', padded(9_000_000), {}],
    ['more than a form needs', padded(64 * 1024), {}],
    ['the same size without a declared length', padded(70_000), { 'Transfer-Encoding': 'chunked' }],
    [
      'a small compressed body that expands to a large one',
      gzipSync(padded(9_000_000)),
      { 'Content-Encoding': 'gzip' },
    ],
  ])('%s is refused and counted', async (_, body, headers) => {
    let answer: Answer | undefined;
    const added = await adds(refusedForm, async () => {
      answer = await send(form, body, newAddress(), headers);
    });
    expect(answer?.error?.details?.code).toBe('invalid-input');
    // The content was not parsed, so no field is named.
    expect(answer?.error?.details?.fields).toBeUndefined();
    expect(added).toBe(1);
  });

  it('a small body without a declared length is read as usual', async () => {
    const body = JSON.stringify({ data: requestCall(buildRequestSubmission()) });
    const { status } = await send(form, body, newAddress(), { 'Transfer-Encoding': 'chunked' });
    expect(status).toBe(200);
  });

  it('applies to a form of a report’s page and a payment provider’s event', async () => {
    const post = (path: string, body: string, type: string) =>
      ask(`${handlers.url}/${path}`, { headers: { 'Content-Type': type }, body, alone: true });
    const urlencoded = 'application/x-www-form-urlencoded';
    const list = 'pages/report/2345abcdefghjkmnpqrstvwx/repair-list';
    expect((await post(list, `message=${'x'.repeat(70_000)}`, urlencoded)).status).toBe(413);
    expect((await post(list, 'message=x', urlencoded)).status).toBe(404);
    const event = JSON.stringify({ type: 'x'.repeat(300_000) });
    expect((await post('payment-webhook', event, 'application/json')).status).toBe(413);
    expect((await post('payment-webhook', '{}', 'application/json')).status).toBe(400);
  });
});

describe('a replay', () => {
  it('is answered before anything is counted, with a separate, higher limit', async () => {
    const from = newAddress();
    const body = requestCall(buildRequestSubmission());
    const first = await call(form, body, from);
    for (let index = 0; index < publicFormLimit.accepted; index += 1)
      await booking(buildRequestSubmission(), from);
    const added = await adds(refusedForm, async () => {
      for (let index = 0; index < replayLimit; index += 1) {
        expect((await call(form, body, from)).result).toEqual(first.result);
      }
    });
    expect(added).toBe(0);
    expect((await call(form, body, from)).error?.details?.code).toBe('rate-limited');
  });

  it('from a phone over the limit is still answered', async () => {
    const from = newAddress();
    const body = requestCall(buildRequestSubmission());
    const first = await call(form, body, from);
    for (let index = 0; index <= refusedLimit.accepted; index += 1) await booking(invalid(), from);
    expect((await call(form, body, from)).result).toEqual(first.result);
  });

  it('with different content counts as refused', async () => {
    const from = newAddress();
    const body = requestCall(buildRequestSubmission());
    await call(form, body, from);
    const added = await adds(refusedForm, async () => {
      const { error } = await call(form, { ...body, data: invalid() }, from);
      expect(error?.details?.code).toBe('key-reused');
    });
    expect(added).toBe(1);
  });

  it('with a body that is too large is refused before its key is checked', async () => {
    const from = newAddress();
    const body = requestCall(buildRequestSubmission());
    await call(form, body, from);
    const padded = `{"data":${JSON.stringify(body)}${' '.repeat(70_000)}}`;
    expect((await send(form, padded, from)).error?.details?.code).toBe('invalid-input');
  });
});

it('consent as the text "true" is no consent', async () => {
  const { buildAgreementSubmission } = await import('../../tools/testing/factories/build-signing');
  const data = {
    ...buildAgreementSubmission({ booking_id: 'k' }),
    terms_accepted: 'true',
    electronic_consent: 1,
  };
  const body = { ...requestCall(data, randomUUID()), formType: 'agreement' };
  const { error } = await call(form, body, newAddress());
  expect(error?.details?.fields).toEqual({
    terms_accepted: 'Agree to the terms.',
    electronic_consent: 'Agree to sign electronically.',
  });
});

it('the /64 networks of one /48 share a limit and have their own', async () => {
  const group = Math.floor(Math.random() * 0xffff).toString(16);
  const statuses: number[] = [];
  for (let network = 0; network < 6; network += 1) {
    for (let index = 0; index < publicFormLimit.accepted; index += 1) {
      const from = `2001:db8:${group}:${network}::${index + 1}`;
      statuses.push((await booking(buildRequestSubmission(), from)).status);
    }
  }
  const together = publicFormLimit.accepted * widerShare;
  expect(statuses).toEqual([...Array<number>(together).fill(200), ...Array<number>(18 - together).fill(429)]);
});
