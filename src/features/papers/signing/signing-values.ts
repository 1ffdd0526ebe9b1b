import type { ClientBooking } from '@domain/access/client-forms';

/** What the signing form holds. Each paper submits those of its own. */
export interface SigningValues {
  readonly client_name: string;
  readonly property_address: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly inspection_date: string;
  readonly client_signature: string;
  readonly electronic_consent: boolean;
  readonly terms_accepted: boolean;
  readonly photo_use_consent: boolean;
  readonly video_use_consent: boolean;
  readonly website_use_consent: boolean;
  readonly marketing_use_consent: boolean;
}

/** Name, address and the agreed date from the booking. Nothing is signed or agreed to in advance. */
export function prefilledValues(booking: ClientBooking): SigningValues {
  return {
    client_name: booking.client_name,
    property_address: booking.property_address,
    inspection_date: booking.appointment_agreed ? booking.scheduled_date : '',
    client_signature: '',
    electronic_consent: false,
    terms_accepted: false,
    photo_use_consent: false,
    video_use_consent: false,
    website_use_consent: false,
    marketing_use_consent: false,
  };
}
