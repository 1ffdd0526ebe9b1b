import type { Timestamp } from 'firebase-admin/firestore';
import type { Booking, FormsLink } from '@domain/job/booking';

/** A booking as its document has it. */
export type StoredBooking = Omit<Booking, 'id' | 'created_at' | 'forms_link'> & {
  readonly created_at: Timestamp;
  readonly forms_link: Pick<FormsLink, 'state'> & { readonly expires_at: Timestamp };
};
