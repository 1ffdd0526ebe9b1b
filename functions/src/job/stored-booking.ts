import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Booking, Cancellation, ClientMove, FormsLink, Payment } from '@domain/job/booking';

type Later =
  | 'follow_up_answered'
  | 'forms_link'
  | 'referral_id'
  | 'payment'
  | 'started_at'
  | 'completed_at'
  | 'report_sent_at'
  | 'report_in_time'
  | 'amendment_unsent'
  | 'cancellation'
  | 'client_move';

/** A booking as its document has it; what came later than the first bookings may be missing. */
export type StoredBooking = Omit<Booking, 'id' | 'created_at' | Later> & {
  readonly created_at: Timestamp;
  /** When the client was last told of an appointment given or moved; missing where it is as old as the booking. */
  readonly agreed_at?: Timestamp;
  readonly follow_up_answered?: boolean;
  readonly forms_link?: Pick<FormsLink, 'state'> & { readonly expires_at: Timestamp };
  readonly referral_id?: string | null;
  readonly payment?: (Omit<Payment, 'at'> & { readonly at: Timestamp }) | null;
  readonly started_at?: Timestamp | null;
  readonly completed_at?: Timestamp | null;
  readonly report_sent_at?: Timestamp | null;
  readonly report_in_time?: boolean | null;
  readonly amendment_unsent?: boolean;
  readonly client_move?: (Omit<ClientMove, 'at'> & { readonly at: Timestamp }) | null;
  readonly cancellation?: (Omit<Cancellation, 'at'> & { readonly at: Timestamp }) | null;
};

/** What is left of a booking while its deletion goes on: no list, count or link finds it, and nothing is written to it. */
export interface DeletedBooking {
  readonly deleted_at: Timestamp;
}

/** A booking that is there; undefined for one that is not, or is being deleted. */
export function storedBooking(snapshot: DocumentSnapshot | undefined): StoredBooking | undefined {
  const data = snapshot?.data() as StoredBooking | DeletedBooking | undefined;
  return data && !('deleted_at' in data) ? data : undefined;
}
