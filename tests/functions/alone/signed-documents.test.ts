import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type {
  GenerateLegalPdfAnswer,
  OpenDocumentAnswer,
  PreviewDocumentAnswer,
  VerifyDocumentAnswer,
} from '@domain/access/client-forms';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { signedFilePath, type SignedFile } from '@domain/legal/signed-document';
import type { OpenSignedDocumentAnswer } from '@domain/legal/open-signed-document';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { killAt } from '../../../tools/drills/kill-points/kill-at';
import { buildAgreement } from '../../../tools/testing/factories/build-signed-document';
import { toDocument } from '../../../tools/testing/factories/to-document';
import { restartFunctions } from '../../setup/functions-control';
import { db } from '../support/admin-sdk';
import { bookedJob } from '../support/booked-job';
import { call } from '../support/call';
import { newAddress } from '../../../tools/testing/factories/new-address';
import { storedFile, storeFile } from '../support/files';
import { mailTo, mailsTo } from '../support/mailbox';
import { signIn } from '../support/sign-in';
import { submitJobForm } from '../support/submit';
import { waitFor } from '../support/wait-for';
import { trailOf } from '../support/trail';
import { sweepOnly, tick } from '../support/tick';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const agreementPath = (bookingId: string) =>
  signedFilePath('agreement', bookingId, agreementTexts[0].version);
const generate = (key: string, type = 'agreement') =>
  call<GenerateLegalPdfAnswer>('generate-legal-pdf', {
    type,
    bookingId: key,
    data: { client_name: 'Somebody Else', client_signature: 'Forged' },
  });
const open = async (key: string) =>
  (await call<OpenDocumentAnswer>('client-document-open', { booking: key, type: 'agreement' })).result;
const verify = (hash: string, from = newAddress()) =>
  call<VerifyDocumentAnswer>('client-document-verify', { sha256: hash }, { from });

const pdfOf = async (collection: string, bookingId: string) =>
  (await db.collection(collection).doc(bookingId).get()).get('pdf') as SignedFile | null;
const storedPdf = (bookingId: string, collection = 'agreements') =>
  waitFor('the PDF on the record', () => pdfOf(collection, bookingId));

/** The address of a signed agreement's PDF. */
async function addressOf(key: string): Promise<URL> {
  const answer = await open(key);
  if (answer?.state !== 'ready') throw new Error(`the document is ${answer?.state}`);
  return new URL(answer.url);
}

describe('a signed document', () => {
  it('is rendered automatically, stored with its hash, and emailed to the signer', async () => {
    const { key, bookingId, email } = await bookedJob();
    await submitJobForm('agreement', { key });
    const pdf = await storedPdf(bookingId);
    expect(pdf.path).toBe(agreementPath(bookingId));
    const bytes = await storedFile(pdf.path);
    if (!bytes) throw new Error('no file');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf).toMatchObject({ sha256: sha256(bytes), size: bytes.byteLength });
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Your signed inspection agreement');
    expect(mail.text).toContain(pdf.sha256);
    expect(mail.html).toContain('/verify');
    const [attachment] = mail.attachments;
    expect(attachment).toMatchObject({ filename: 'inspection-agreement.pdf', type: 'application/pdf' });
    expect(sha256(Buffer.from(attachment?.content ?? '', 'base64'))).toBe(pdf.sha256);
    expect(JSON.stringify(mail)).not.toContain(key);
  });

  it('is opened by the office, which needs no key of the client', async () => {
    const admin = await signIn();
    const { key, bookingId } = await bookedJob();
    const ask = async () =>
      (await call<OpenSignedDocumentAnswer>('office-document-open', { bookingId, type: 'agreement' }, admin))
        .result;
    expect(await ask()).toEqual({ state: 'not-signed' });
    await submitJobForm('agreement', { key });
    const pdf = await storedPdf(bookingId);
    const answer = await ask();
    if (answer?.state !== 'ready') throw new Error(`the document is ${answer?.state}`);
    expect(sha256(new Uint8Array(await (await fetch(answer.url)).arrayBuffer()))).toBe(pdf.sha256);
  });

  it('becomes one file, one hash, and one email even if trigger, calls, and sweep run at once', async () => {
    const { key, bookingId, email } = await bookedJob();
    await submitJobForm('media-release', { key });
    const answers = await Promise.all([
      generate(key, 'media_release'),
      generate(key, 'media_release'),
      tick(),
    ]);
    const pdf = await storedPdf(bookingId, 'media_releases');
    for (const answer of answers.slice(0, 2)) {
      expect(answer).toMatchObject({ result: { state: 'stored', sha256: pdf.sha256 } });
    }
    const path = signedFilePath('media_release', bookingId, mediaReleaseTexts[0].version);
    expect(sha256((await storedFile(path)) ?? new Uint8Array())).toBe(pdf.sha256);
    const trail = await trailOf(bookingId);
    expect(trail.filter((entry) => entry.get('action') === 'pdf-stored')).toHaveLength(1);
    await mailTo(email);
    await sweepOnly('signed documents');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('of a client who consents to nothing is emailed with that answer', async () => {
    const { key, email } = await bookedJob();
    await submitJobForm('media-release', {
      key,
      data: { photo_use_consent: false, website_use_consent: false, consent_declined: true },
    });
    await generate(key, 'media_release');
    const mail = await mailTo(email);
    expect(mail.text).toContain('No consent: we use photos and video for your report only.');
    expect(mail.attachments).toHaveLength(1);
  });

  it('is rendered only from stored values, no matter what a caller sends or how often it asks', async () => {
    const { key, bookingId } = await bookedJob();
    await submitJobForm('agreement', { key });
    const first = await generate(key);
    const again = await generate(key);
    expect(first.result?.state).toBe('stored');
    expect(again.result).toEqual(first.result);
    const record = await db.collection('agreements').doc(bookingId).get();
    expect(record.get('client_signature')).toBe('Dana Whitlock');
  });

  it('does not exist where nothing was signed', async () => {
    const { key } = await bookedJob();
    expect((await generate(key)).result).toEqual({ state: 'not-signed' });
    expect(await open(key)).toEqual({ state: 'not-signed' });
  });

  it('reuses an existing file and never overwrites it', async () => {
    const { bookingId, key } = await bookedJob();
    await storeFile(agreementPath(bookingId), '%PDF-1.7 of a renderer that died');
    await submitJobForm('agreement', { key });
    const pdf = await storedPdf(bookingId);
    const bytes = await storedFile(pdf.path);
    expect(bytes?.toString()).toBe('%PDF-1.7 of a renderer that died');
    expect(pdf.sha256).toBe(sha256(bytes ?? new Uint8Array()));
  });

  it('gets no PDF of a text other than the one signed', async () => {
    const { bookingId, key } = await bookedJob();
    const agreement = buildAgreement({ booking_id: bookingId, text_hash: 'a'.repeat(64) });
    await db
      .collection('agreements')
      .doc(bookingId)
      .set({ ...toDocument(agreement), evidence: { ...agreement.evidence, signed_at: new Date() } });
    expect((await generate(key)).error?.details?.code).toBe('internal');
    expect(await storedFile(agreementPath(bookingId))).toBeNull();
    expect(await open(key)).toEqual({ state: 'in-preparation' });
    await db.collection('agreements').doc(bookingId).delete();
  });
});

describe('a renderer killed after it writes the file and before it updates the record', () => {
  afterAll(() => restartFunctions());

  it('leaves a file that the sweeper uses', async () => {
    const { key, bookingId, email } = await bookedJob();
    await restartFunctions(killAt('document:uploaded'));
    await submitJobForm('agreement', { key });
    const bytes = await waitFor('the file', () => storedFile(agreementPath(bookingId)));
    // Checked while every renderer still dies: a new one may use the file before the sweeper does.
    expect(await pdfOf('agreements', bookingId)).toBeNull();
    await restartFunctions();
    await sweepOnly('signed documents');
    const pdf = await storedPdf(bookingId);
    expect(pdf.sha256).toBe(sha256(bytes));
    expect((await storedFile(pdf.path))?.equals(bytes)).toBe(true);
    expect((await mailTo(email)).attachments).toHaveLength(1);
  });
});

describe('the address of a file', () => {
  it('serves the PDF to anyone for 15 minutes and is never cached', async () => {
    const { key, bookingId } = await bookedJob();
    await submitJobForm('agreement', { key });
    const { sha256: hash } = await storedPdf(bookingId);
    const answer = await open(key);
    if (answer?.state !== 'ready') throw new Error('not ready');
    const lasts = new Date(answer.expiresAt).getTime() - Date.now();
    expect(lasts).toBeGreaterThan(14 * 60_000);
    expect(lasts).toBeLessThanOrEqual(15 * 60_000);
    const response = await fetch(answer.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="inspection-agreement.pdf"',
    });
    expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe(hash);
    expect(answer.url).not.toContain(key);
  });

  it.each([
    ['a later expiration', (url: URL) => url.searchParams.set('until', String(Date.now() + 86_400_000))],
    ['a past expiration', (url: URL) => url.searchParams.set('until', String(Date.now() - 1))],
    [
      'another file',
      (url: URL) => url.searchParams.set('path', 'signed-papers/other/agreement-2026-11-01.pdf'),
    ],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['two signatures', (url: URL) => url.searchParams.append('signature', 'x')],
    ['a signature with invalid characters', (url: URL) => url.searchParams.set('signature', 'ü'.repeat(64))],
  ])('is refused with %s', async (_, change) => {
    const { key, bookingId } = await bookedJob();
    await submitJobForm('agreement', { key });
    await storedPdf(bookingId);
    const url = await addressOf(key);
    change(url);
    const response = await fetch(url);
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('This address no longer works');
  });
});

describe('verification', () => {
  it('recognizes a document that was signed here and reveals nothing personal', async () => {
    const { key, bookingId } = await bookedJob();
    await submitJobForm('agreement', { key });
    const { sha256: hash } = await storedPdf(bookingId);
    const { result } = await verify(hash);
    expect(result).toEqual({
      state: 'signed',
      type: 'agreement',
      signed_at: expect.stringMatching(/^\d{4}-.+Z$/) as string,
      text_version: agreementTexts[0].version,
    });
  });

  it('does not recognize another file and refuses an invalid hash', async () => {
    expect((await verify(sha256(Buffer.from('another file')))).result).toEqual({ state: 'unknown' });
    expect((await verify('not a hash')).error?.details?.fields).toHaveProperty('sha256');
  });

  it('is rate-limited for a caller who checks many unknown files', async () => {
    const from = newAddress();
    for (let file = 0; file < 20; file += 1) await verify(sha256(Buffer.from(`file ${file}`)), from);
    expect((await verify(sha256(Buffer.from('file')), from)).status).toBe(429);
  });
});

it.each([
  ['agreement', 'unsigned-inspection-agreement.pdf'],
  ['media_release', 'unsigned-media-release.pdf'],
])('the %s can be read as a PDF before it is signed, and nothing is stored', async (type, fileName) => {
  const { key, bookingId } = await bookedJob();
  const { result } = await call<PreviewDocumentAnswer>('client-document-preview', { booking: key, type });
  if (result?.state !== 'ready') throw new Error('no preview');
  expect(result.fileName).toBe(fileName);
  expect(Buffer.from(result.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await storedFile(agreementPath(bookingId))).toBeNull();
});
