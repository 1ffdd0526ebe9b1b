import { labelsOf } from '@domain/legal/consent-labels';
import { canonicalLegalText, type LegalText, type SigningType } from '@domain/legal/legal-text';
import { otherSigner } from '@domain/legal/other-signer';
import { mediaUseFields } from '@domain/media-release/media-uses';
import type { SigningContent } from '../pdf/signing/signing-content';
import { letterheadNow } from '../platform/letterhead-now';
import { sha256 } from '../platform/hash';
import type { StoredJob } from '../records/job/stored-job';
import type { StoredMediaRelease, StoredSignedDocument } from '../records/signing/stored-signed-document';
import { bookedFacts } from './booked-facts';
import { currentText, textOfVersion } from './signing-texts';

/** A job's document before signing, with the current text. */
export function unsignedContent(type: SigningType, job: StoredJob): SigningContent {
  const text = currentText(type);
  const facts = bookedFacts(type, job);
  const labels = labelsOf(text);
  const asked =
    type === 'agreement' ? (['terms_accepted'] as const) : [...mediaUseFields, 'consent_declined' as const];
  return {
    letterhead: letterheadNow(),
    text,
    textHash: sha256(canonicalLegalText(text)),
    clientName: job.customer.name,
    bookedFor: null,
    propertyAddress: facts.property_address,
    inspectionDate: facts.inspection_date,
    fee: facts.fee,
    consents: [...asked, 'electronic_consent' as const].map((field) => ({
      label: labels[field],
      given: false,
    })),
    signature: null,
  };
}

/**
 * The document as signed, from its record alone.
 * @throws Error if the text of its version no longer matches the signed one, rather than rendering a different text.
 */
export function signedContent({ type, record }: StoredSignedDocument): SigningContent {
  const text = textOfVersion(type, record.text_version);
  if (!text || sha256(canonicalLegalText(text)) !== record.text_hash) {
    throw new Error(`the text of ${type} ${record.text_version} is not the one that was signed`);
  }
  const { evidence } = record;
  const labels = labelsOf(text);
  return {
    letterhead: record.letterhead ?? letterheadNow(),
    text,
    textHash: record.text_hash,
    clientName: record.client_name,
    bookedFor: bookedFor(record),
    propertyAddress: record.property_address,
    inspectionDate: type === 'agreement' ? record.inspection_date : '',
    fee: type === 'agreement' ? record.fee : null,
    consents: [
      ...(type === 'agreement'
        ? [{ label: labels.terms_accepted, given: record.terms_accepted }]
        : releaseAnswers(text, record)),
      { label: labels.electronic_consent, given: record.electronic_consent },
    ],
    signature: {
      name: record.client_signature,
      signedAt: evidence.signed_at.toDate(),
      ipAddress: evidence.ip_address,
      userAgent: evidence.user_agent,
      deviceTimestamp: evidence.device_timestamp,
      signedWith: record.signed_with,
      jobReference: record.booking_id.slice(0, 8).toUpperCase(),
    },
  };
}

/** The four consents; where the client gives none, that answer too. */
function releaseAnswers(text: LegalText, record: StoredMediaRelease): SigningContent['consents'] {
  const labels = labelsOf(text);
  const answers = mediaUseFields.map((field) => ({ label: labels[field], given: record[field] }));
  return record.consent_declined
    ? [...answers, { label: labels.consent_declined, given: true, word: 'My answer' }]
    : answers;
}

/** The client's name if someone else signed; null for documents from before the name was stored. */
function bookedFor({
  booked_for,
  client_name,
  client_signature,
}: StoredSignedDocument['record']): string | null {
  if (booked_for === null) return null;
  return otherSigner({ booked_for, client_name, client_signature }) === null ? null : booked_for;
}
