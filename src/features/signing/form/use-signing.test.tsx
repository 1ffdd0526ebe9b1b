// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormSubmission } from '@domain/api/form-submission';
import { agreementSubmissionSchema } from '@domain/agreement/agreement-submission';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { canonicalLegalText } from '@domain/legal/legal-text';
import { canonicalFacts, signingFacts } from '@domain/legal/signing-facts';
import { mediaReleaseSubmissionSchema } from '@domain/media-release/media-release-submission';
import { buildClientJob } from '../../../../tools/testing/factories/build-client-job';
import { trustedJson } from '../../../../tools/trusted-json';
import { agreementToSign } from '../agreement-to-sign';
import { mediaReleaseToSign } from '../media-release-to-sign';
import type { DocumentToSign } from '../document-to-sign';
import { prefilledValues, type SigningValues } from './signing-values';
import { useSigning } from './use-signing';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const job = buildClientJob({ client_name: 'Maren  Holloway ' });
const values: SigningValues = {
  ...prefilledValues(job),
  client_signature: 'Maren Holloway',
  electronic_consent: true,
  terms_accepted: true,
};

let received: FormSubmission[];
/** 'lost': the server stores it, but its response is lost. 'broken': a proxy returns a page. */
let server: 'works' | 'lost' | 'broken';
/** idempotencyKey -> hash */
let stored: Map<string, string>;

beforeEach(() => {
  received = [];
  server = 'works';
  stored = new Map();
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.endsWith('/secure-form-submission')) return Promise.resolve(Response.json({ result: {} }));
    const { data } = trustedJson<{ data: FormSubmission }>(init.body as string);
    received.push(data);
    if (server === 'broken') return Promise.resolve(new Response('<h1>502</h1>', { status: 502 }));
    const hash = hashOf(canonicalJson({ formType: data.formType, data: data.data }));
    if ((stored.get(data.idempotencyKey) ?? hash) !== hash) {
      const details = {
        code: 'key-reused',
        userMessage: 'This form was already sent with different content.',
      };
      return Promise.resolve(Response.json({ error: { message: 'reused', details } }, { status: 409 }));
    }
    stored.set(data.idempotencyKey, hash);
    if (server === 'lost') return Promise.reject(new TypeError('lost'));
    return Promise.resolve(Response.json({ result: { id: 'x', hash } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = (documentToSign: DocumentToSign = agreementToSign, shown = job) =>
  renderHook(() => useSigning(documentToSign, shown, 'key')).result;

test('sends what the server accepts, with the hash of the displayed text', async () => {
  const signing = start();
  expect(await act(() => signing.current.sign(values))).toEqual({ kind: 'signed' });
  const [submission] = received;
  expect(agreementSubmissionSchema.isValidSync(submission?.data, { strict: true })).toBe(true);
  expect(submission?.data).toMatchObject({
    booking_id: 'key',
    client_name: 'Maren Holloway',
    text_version: agreementToSign.text.version,
    text_hash: hashOf(canonicalLegalText(agreementToSign.text)),
    facts_hash: hashOf(canonicalFacts(signingFacts('agreement', job))),
  });
  // The job's values, which a page does not send.
  expect(Object.keys(submission?.data ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/address|date|fee/)]),
  );
});

test('a media release sends only its own form values', async () => {
  const signing = start(mediaReleaseToSign);
  await act(() => signing.current.sign({ ...values, photo_use_consent: true }));
  expect(mediaReleaseSubmissionSchema.isValidSync(received[0]?.data, { strict: true })).toBe(true);
  expect(received[0]?.data).toMatchObject({ photo_use_consent: true, video_use_consent: false });
});

const unanswered = { kind: 'problem', problem: { kind: 'unanswered', reason: 'no-answer' } };

test('a retry after a lost response has the same key', async () => {
  const signing = start();
  server = 'lost';
  expect(await act(() => signing.current.sign(values))).toEqual(unanswered);
  server = 'works';
  expect(await act(() => signing.current.sign(values))).toEqual({ kind: 'signed' });
  expect(new Set(received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('an edit after a lost response does not sign twice and shows what is signed', async () => {
  const signing = start();
  server = 'lost';
  await act(() => signing.current.sign(values));
  server = 'works';
  expect(await act(() => signing.current.sign({ ...values, client_signature: 'M. Holloway' }))).toMatchObject(
    {
      kind: 'signed',
      missed: { stored: { client_signature: 'Maren Holloway' }, edited: { client_signature: 'M. Holloway' } },
    },
  );
  expect(stored.size).toBe(1);
});

test('an edit after a failure that stored nothing is signed', async () => {
  const signing = start();
  server = 'broken';
  expect(await act(() => signing.current.sign(values))).toEqual({ kind: 'failed' });
  server = 'works';
  expect(await act(() => signing.current.sign({ ...values, client_signature: 'M. Holloway' }))).toEqual({
    kind: 'signed',
  });
  expect(stored.size).toBe(1);
});

test('two clicks sign once', async () => {
  const signing = start();
  await act(() => Promise.all([signing.current.sign(values), signing.current.sign(values)]));
  expect(received).toHaveLength(1);
});

test('offline, nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const signing = start();
  expect(await act(() => signing.current.sign(values))).toEqual({
    kind: 'problem',
    problem: { kind: 'offline' },
  });
  expect(received).toEqual([]);
});
