import type { Referral } from '@domain/referral/referral';
import type { PlainDocument } from '@/firebase/plain-document';
import { readField } from '@/firebase/read-field';

/** A document of `referrals` as a `Referral`. */
export function decodeReferral(id: string, document: PlainDocument): Referral {
  const text = (name: string) => readField.text(document, name);
  return {
    id,
    referrer_name: text('referrer_name'),
    referrer_email: text('referrer_email'),
    referrer_phone: text('referrer_phone'),
    client_name: text('client_name'),
    client_email: text('client_email'),
    client_phone: text('client_phone'),
    client_address: text('client_address'),
    service_needed: text('service_needed'),
    additional_notes: text('additional_notes'),
    created_at: text('created_at'),
  };
}
