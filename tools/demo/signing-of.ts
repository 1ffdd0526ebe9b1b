import { createHash } from 'node:crypto';
import { business } from '@domain/business/business';
import { canonicalLegalText, type LegalText } from '@domain/legal/legal-text';
import { calendarDateIn } from '@domain/time/calendar-date';

interface Signer {
  /** The key in the links of the client's mails. */
  readonly key: string;
  readonly name: string;
  readonly address: string;
}

/** What both papers carry, as the page sends it after the text was read. */
export function signingOf(text: LegalText, { key, name, address }: Signer) {
  return {
    booking_id: key,
    client_name: name,
    property_address: address,
    signature_date: calendarDateIn(business.timeZone, new Date()),
    client_signature: name,
    electronic_consent: true as const,
    text_version: text.version,
    text_hash: createHash('sha256').update(canonicalLegalText(text)).digest('hex'),
  };
}
