import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { hashes } from '@business/texts';
import type { LegalText } from '@domain/legal/legal-text';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { buildAgreement, buildMediaRelease } from '../../../tools/testing/factories/build-signed-document';
import { hashOfText } from '../../../tools/testing/factories/build-signing';
import { buildSigningPdf } from '../pdf/build-signing-pdf';
import { expectInOrder, wordsOf } from '../pdf/testing/words-of';
import { readPdf } from '../pdf/testing/read-pdf';
import { inContext } from '../platform/request-context';
import type { StoredSignedDocument } from '../records/signing/stored-signed-document';
import { signedContent } from './signing-content';

const signedAt = new Date('2026-11-02T16:04:05.123Z');
const at = Timestamp.fromDate(signedAt);

/** A document signed under this text, as stored before its PDF was rendered. */
function signedUnder(text: LegalText): StoredSignedDocument {
  const signed = { text_version: text.version, text_hash: hashOfText(text) };
  const asStored = <Signed extends ReturnType<typeof buildAgreement> | ReturnType<typeof buildMediaRelease>>({
    id: _,
    evidence,
    ...rest
  }: Signed) => ({
    ...rest,
    evidence: { ...evidence, signed_at: at },
    pdf: null,
    created_at: at,
  });
  return text.type === 'agreement'
    ? { type: 'agreement', record: asStored(buildAgreement(signed)) }
    : { type: 'media_release', record: asStored(buildMediaRelease(signed)) };
}

const versions = [...agreementTexts, ...mediaReleaseTexts].map(
  (text) => [text.type, text.version, text] as const,
);

describe.each(versions)('a %s signed under the version of %s', (type, version, text) => {
  const signed = signedUnder(text);

  test('has the words of that version, and its hash', () => {
    const content = signedContent(signed);
    expect(content.text).toBe(text);
    expect(content.textHash).toBe((hashes[type] as Readonly<Record<string, string>>)[version]);
    expect(content.textHash).toBe(hashOfText(content.text));
  });

  test('is not rendered from a text with another hash', () => {
    const edited = { ...text, title: `${text.title}.` };
    const record = { ...signed.record, text_hash: hashOfText(edited) };
    expect(() => signedContent({ ...signed, record } as StoredSignedDocument)).toThrow(
      `the text of ${type} ${version} is not the one that was signed`,
    );
  });

  test('has every word of it in its PDF after the business’s phone, email and promises changed', async () => {
    const { contact, promises } = factorySettings;
    const settings = {
      ...factorySettings,
      contact: { ...contact, phone: '+13125550188', email: 'new@example.net' },
      promises: { ...promises, reportHours: promises.reportHours + 24 },
    };
    const { pages, text: words } = await inContext('test', {}, async (context) => {
      context.settings = settings;
      return readPdf(await buildSigningPdf(signedContent(signed)));
    });
    expectInOrder(words, wordsOf(text));
    expect(words).toContain(`SHA-256 of the text ${hashOfText(text)}`);
    expect(words).not.toContain(phoneOf(settings.contact).display);
    expect(pages[0]?.frame).toContain(phoneOf(settings.contact).display);
  });
});

test('a version that the business doesn’t list is not rendered', () => {
  const signed = signedUnder(agreementTexts[0]);
  const record = { ...signed.record, text_version: '2020-01-01' };
  expect(() => signedContent({ ...signed, record } as StoredSignedDocument)).toThrow('is not the one');
});
