import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { hashes } from '@business/texts';
import { labelsOf } from '@domain/legal/consent-labels';
import type { LegalText } from '@domain/legal/legal-text';
import type { Agreement } from '@domain/legal/signed-document';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { mediaUseFields } from '@domain/media-release/media-uses';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Settings } from '@domain/settings/settings';
import { phoneOf } from '@domain/settings/phone-of';
import { buildAgreement, buildMediaRelease } from '../../../tools/testing/factories/build-signed-document';
import { hashOfText } from '../../../tools/testing/factories/build-signing';
import { buildSigningPdf } from '../pdf/build-signing-pdf';
import { expectInOrder, wordsOf } from '../pdf/testing/words-of';
import { readPdf } from '../pdf/testing/read-pdf';
import { letterheadNow } from '../platform/letterhead-now';
import { inContext } from '../platform/request-context';
import type { StoredSignedDocument } from '../records/signing/stored-signed-document';
import { signedContent } from './signing-content';

const signedAt = new Date('2026-11-02T16:04:05.123Z');
const at = Timestamp.fromDate(signedAt);

/** A document signed under this text, as stored before its PDF was rendered. */
function signedUnder(text: LegalText): StoredSignedDocument {
  const signed = { text_version: text.version, text_hash: hashOfText(text) };
  const stored = { letterhead: null, pdf: null, created_at: at };
  const asStored = <Signed extends Pick<Agreement, 'evidence'>>(document: Signed) => ({
    ...document,
    ...stored,
    evidence: { ...document.evidence, signed_at: at },
  });
  return text.type === 'agreement'
    ? { type: 'agreement', record: asStored(buildAgreement(signed)) }
    : { type: 'media_release', record: asStored(buildMediaRelease(signed)) };
}

const versions = [...agreementTexts, ...mediaReleaseTexts].map(
  (text) => [text.type, text.version, text] as const,
);

const { contact, promises } = factorySettings;
const later: Settings = {
  ...factorySettings,
  contact: { ...contact, phone: '+13125550188', email: 'new@example.net' },
  promises: { ...promises, reportHours: promises.reportHours + 24 },
};

/** Renders a document under settings that were saved after it was signed. */
const renderedLater = (signed: StoredSignedDocument) =>
  inContext('test', {}, async (context) => {
    context.settings = later;
    return readPdf(await buildSigningPdf(signedContent(signed)));
  });

describe.each(versions)('a %s signed under the version of %s', (type, version, text) => {
  const signed = signedUnder(text);

  test('has the words of that version, and its hash', () => {
    const content = signedContent(signed);
    expect(content.text).toBe(text);
    expect(content.textHash).toBe((hashes[type] as Readonly<Record<string, string>>)[version]);
    expect(content.textHash).toBe(hashOfText(content.text));
  });

  test('has what the boxes of that version said', () => {
    const said = labelsOf(text);
    const asked = type === 'agreement' ? (['terms_accepted'] as const) : mediaUseFields;
    expect(signedContent(signed).consents.map(({ label }) => label)).toEqual(
      [...asked, 'electronic_consent' as const].map((field) => said[field]),
    );
  });

  test('is not rendered from a text with another hash', () => {
    const edited = { ...text, title: `${text.title}.` };
    const record = { ...signed.record, text_hash: hashOfText(edited) };
    expect(() => signedContent({ ...signed, record } as StoredSignedDocument)).toThrow(
      `the text of ${type} ${version} is not the one that was signed`,
    );
  });

  test('has every word of it in its PDF after the business’s phone, email and promises changed', async () => {
    const { text: words } = await renderedLater(signed);
    expectInOrder(words, wordsOf(text));
    expect(words).toContain(`SHA-256 of the text ${hashOfText(text)}`);
    expect(words).not.toContain(phoneOf(later.contact).display);
  });
});

test('a version that the business doesn’t list is not rendered', () => {
  const signed = signedUnder(agreementTexts[0]);
  const record = { ...signed.record, text_version: '2020-01-01' };
  expect(() => signedContent({ ...signed, record } as StoredSignedDocument)).toThrow('is not the one');
});

describe('the letterhead', () => {
  const signed = signedUnder(agreementTexts[0]);

  test('is that of the signature, on every page and in the evidence', async () => {
    const letterhead = { ...letterheadNow(), name: 'Earlier Name', tagline: 'An earlier tagline' };
    const record = { ...signed.record, letterhead };
    const { pages, info } = await renderedLater({ ...signed, record } as StoredSignedDocument);
    const [first, ...others] = pages.map(({ frame }) => frame);
    for (const words of Object.values(letterhead)) expect(first).toContain(words);
    expect(first).not.toContain(later.contact.email);
    expect(others.length).toBeGreaterThan(0);
    for (const frame of others) expect(frame).toContain('Earlier Name');
    expect(pages.at(-1)?.text).toContain('from the Earlier Name server');
    expect(info).toMatchObject({ Author: 'Earlier Name' });
  });

  test('of a document from before it was stored is that of the rendering', async () => {
    const { pages } = await renderedLater(signed);
    expect(pages[0]?.frame).toContain(`${phoneOf(later.contact).display} new@example.net`);
  });
});
