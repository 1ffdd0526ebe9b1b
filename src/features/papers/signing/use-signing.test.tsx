// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormSubmission } from '@domain/api/form-submission';
import { agreementSubmissionSchema } from '@domain/agreement/agreement-submission';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { canonicalLegalText } from '@domain/legal/legal-text';
import { mediaReleaseSubmissionSchema } from '@domain/media-release/media-release-submission';
import { buildClientBooking } from '../../../../tests/factories/build-client-booking';
import { agreementPaper } from '../agreement-paper';
import { mediaReleasePaper } from '../media-release-paper';
import type { Paper } from '../paper';
import { prefilledValues, type SigningValues } from './signing-values';
import { useSigning } from './use-signing';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const booking = buildClientBooking({ client_name: 'Maren  Holloway ' });
const values: SigningValues = {
  ...prefilledValues(booking),
  client_signature: 'Maren Holloway',
  electronic_consent: true,
  terms_accepted: true,
};

let received: FormSubmission[];
/** 'lost': the server has it, its answer does not arrive. */
let server: 'works' | 'lost';

beforeEach(() => {
  received = [];
  server = 'works';
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.endsWith('/secure-form-submission')) return Promise.resolve(Response.json({ result: {} }));
    const { data } = JSON.parse(init.body as string) as { data: FormSubmission };
    received.push(data);
    if (server === 'lost') return Promise.reject(new TypeError('lost'));
    const hash = hashOf(canonicalJson({ formType: data.formType, data: data.data }));
    return Promise.resolve(Response.json({ result: { id: 'x', hash } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = (paper: Paper = agreementPaper) => renderHook(() => useSigning(paper, 'key')).result;

test('what is sent is what the server accepts, with the hash of the text that was shown', async () => {
  const signing = start();
  expect(await act(() => signing.current.sign(values))).toEqual({ kind: 'signed' });
  const [submission] = received;
  expect(agreementSubmissionSchema.isValidSync(submission?.data, { strict: true })).toBe(true);
  expect(submission?.data).toMatchObject({
    booking_id: 'key',
    client_name: 'Maren Holloway',
    text_version: agreementPaper.text.version,
    text_hash: hashOf(canonicalLegalText(agreementPaper.text)),
  });
});

test('of the form’s values a media release takes those of its own', async () => {
  const signing = start(mediaReleasePaper);
  await act(() => signing.current.sign({ ...values, photo_use_consent: true }));
  expect(mediaReleaseSubmissionSchema.isValidSync(received[0]?.data, { strict: true })).toBe(true);
  expect(received[0]?.data).toMatchObject({ photo_use_consent: true, video_use_consent: false });
});

test('a date that nobody has agreed on is not signed', () => {
  expect(prefilledValues(booking).inspection_date).toBe('2026-12-01');
  expect(prefilledValues({ ...booking, appointment_agreed: false }).inspection_date).toBe('');
});

test('a retry after a lost answer has the same key, another content its own', async () => {
  const signing = start();
  server = 'lost';
  expect(await act(() => signing.current.sign(values))).toEqual({ kind: 'failed' });
  server = 'works';
  await act(() => signing.current.sign(values));
  await act(() => signing.current.sign({ ...values, client_signature: 'M. Holloway' }));
  const [lost, retried, edited] = received.map(({ idempotencyKey }) => idempotencyKey);
  expect(retried).toBe(lost);
  expect(edited).not.toBe(lost);
});

test('two presses are one', async () => {
  const signing = start();
  await act(() => Promise.all([signing.current.sign(values), signing.current.sign(values)]));
  expect(received).toHaveLength(1);
});

test('offline nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const signing = start();
  expect(await act(() => signing.current.sign(values))).toEqual({
    kind: 'problem',
    problem: { kind: 'offline' },
  });
  expect(received).toEqual([]);
});
