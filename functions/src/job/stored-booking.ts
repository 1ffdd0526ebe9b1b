import type { Timestamp } from 'firebase-admin/firestore';
import type { Booking, FormsLink, Payment } from '@domain/job/booking';

type Later = 'forms_link' | 'referral_id' | 'payment';

/** A booking as its document has it; what came later than the first bookings may be missing. */
export type StoredBooking = Omit<Booking, 'id' | 'created_at' | Later> & {
  readonly created_at: Timestamp;
  readonly forms_link?: Pick<FormsLink, 'state'> & { readonly expires_at: Timestamp };
  readonly referral_id?: string | null;
  readonly payment?: (Omit<Payment, 'at'> & { readonly at: Timestamp }) | null;
};
