import { referrerKinds } from '@domain/business/rewards';
import type { Referral } from '@domain/referral/referral';
import { referralProgresses } from '@domain/referral/referral-status';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';
import { preferredRewards } from './rewards/preferred-reward';

/** Decodes a document of `referrals`. Those stored before acceptance existed have no progress. */
export function decodeReferral(id: string, document: PlainDocument): Referral {
  const text = (name: string) => readField.text(document, name);
  const textOrNull = (name: string) => readField.textOrNull(document, name);
  return {
    id,
    referrer_name: text('referrer_name'),
    referrer_email: text('referrer_email'),
    referrer_phone: text('referrer_phone'),
    referrer_phone_e164: text('referrer_phone_e164'),
    referrer_company: text('referrer_company'),
    referrer_kind: readField.oneOf(document, 'referrer_kind', referrerKinds, 'agent'),
    preferred_reward: readField.oneOf(document, 'preferred_reward', preferredRewards, ''),
    device: text('device'),
    client_name: text('client_name'),
    client_email: text('client_email'),
    client_phone: text('client_phone'),
    client_address: text('client_address'),
    client_agreed: readField.flag(document, 'client_agreed'),
    service_needed: text('service_needed'),
    additional_notes: text('additional_notes'),
    lead_id: textOrNull('lead_id'),
    booking_id: textOrNull('booking_id'),
    forms_booking_id: textOrNull('forms_booking_id'),
    progress: readField.oneOf(document, 'progress', referralProgresses, 'none'),
    accepted_at: textOrNull('accepted_at'),
    scheduled_at: textOrNull('scheduled_at'),
    completed_at: textOrNull('completed_at'),
    closed_at: textOrNull('closed_at'),
    search_keys: readField.texts(document, 'search_keys'),
    created_at: text('created_at'),
  };
}
