import { consentLabels } from '@domain/legal/consent-labels';
import { canonicalLegalText, type PaperType } from '@domain/legal/legal-text';
import { mediaUses } from '@domain/media-release/media-uses';
import type { StoredBooking } from '../job/stored-booking';
import type { PaperContent } from '../pdf/paper/paper-content';
import { sha256 } from '../platform/hash';
import { currentText, textOfVersion } from './paper-texts';
import type { StoredPaper } from './stored-paper';

/** The paper of a booking before it is signed, by the text that is offered now. */
export function unsignedContent(type: PaperType, booking: StoredBooking): PaperContent {
  const text = currentText(type);
  const asked = type === 'agreement' ? [consentLabels.terms] : mediaUses.map(({ label }) => label);
  return {
    text,
    textHash: sha256(canonicalLegalText(text)),
    clientName: booking.customer.name,
    propertyAddress: booking.customer.address,
    // What a pending job has is the office's own reminder: no client agreed to it.
    inspectionDate: booking.status === 'pending' ? '' : booking.scheduled_date,
    fee: type === 'agreement' ? booking.total_price : null,
    consents: [...asked, consentLabels.electronic].map((label) => ({ label, given: false })),
    signature: null,
  };
}

/**
 * The paper as it was signed, from its record alone.
 * @throws Error where the text of its version is no longer the one that was signed: better no PDF than another text.
 */
export function signedContent({ type, record }: StoredPaper): PaperContent {
  const text = textOfVersion(type, record.text_version);
  if (!text || sha256(canonicalLegalText(text)) !== record.text_hash) {
    throw new Error(`the text of ${type} ${record.text_version} is not the one that was signed`);
  }
  const { evidence } = record;
  return {
    text,
    textHash: record.text_hash,
    clientName: record.client_name,
    propertyAddress: record.property_address,
    inspectionDate: type === 'agreement' ? record.inspection_date : '',
    fee: type === 'agreement' ? record.fee : null,
    consents: [
      ...(type === 'agreement'
        ? [{ label: consentLabels.terms, given: record.terms_accepted }]
        : mediaUses.map(({ field, label }) => ({ label, given: record[field] }))),
      { label: consentLabels.electronic, given: record.electronic_consent },
    ],
    signature: {
      name: record.client_signature,
      signedAt: evidence.signed_at.toDate(),
      ipAddress: evidence.ip_address,
      userAgent: evidence.user_agent,
      deviceTimestamp: evidence.device_timestamp,
      bookingReference: record.booking_id.slice(0, 8).toUpperCase(),
    },
  };
}
