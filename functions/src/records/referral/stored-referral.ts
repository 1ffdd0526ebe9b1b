import type { Timestamp } from 'firebase-admin/firestore';
import type { Referral } from '@domain/referral/referral';
import { toIso } from '../../platform/to-iso';

type Moment = 'accepted_at' | 'scheduled_at' | 'completed_at' | 'closed_at';

/** A stored referral; the first ones have only the fields of requirement R-10. */
export type StoredReferral = Pick<
  Referral,
  | 'referrer_name'
  | 'referrer_email'
  | 'referrer_phone'
  | 'client_name'
  | 'client_email'
  | 'client_phone'
  | 'client_address'
  | 'service_needed'
  | 'additional_notes'
> &
  Partial<Omit<Referral, 'id' | 'created_at' | Moment>> &
  Partial<Readonly<Record<Moment, Timestamp | null>>> & {
    readonly created_at: Timestamp;
    /** The admin's email address. */
    readonly handled_by?: string;
  };

/** A stored referral with defaults for missing fields. */
export function referralOf(id: string, stored: StoredReferral): Referral {
  const momentOf = (moment: Moment) => toIso(stored[moment]) || null;
  return {
    id,
    referrer_name: stored.referrer_name,
    referrer_email: stored.referrer_email,
    referrer_phone: stored.referrer_phone,
    referrer_phone_e164: stored.referrer_phone_e164 ?? '',
    referrer_company: stored.referrer_company ?? '',
    referrer_kind: stored.referrer_kind ?? 'agent',
    preferred_reward: stored.preferred_reward ?? '',
    device: stored.device ?? '',
    client_name: stored.client_name,
    client_email: stored.client_email,
    client_phone: stored.client_phone,
    client_address: stored.client_address,
    client_agreed: stored.client_agreed ?? false,
    service_needed: stored.service_needed,
    additional_notes: stored.additional_notes,
    lead_id: stored.lead_id ?? null,
    booking_id: stored.booking_id ?? null,
    forms_booking_id: stored.forms_booking_id ?? null,
    progress: stored.progress ?? 'none',
    accepted_at: momentOf('accepted_at'),
    scheduled_at: momentOf('scheduled_at'),
    completed_at: momentOf('completed_at'),
    closed_at: momentOf('closed_at'),
    search_keys: stored.search_keys ?? [],
    created_at: toIso(stored.created_at),
  };
}
