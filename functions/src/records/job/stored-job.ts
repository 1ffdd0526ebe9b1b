import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Job, Cancellation, ClientMove, FormsLink } from '@domain/job/job';
import type { StoredLastMail } from '../mail/last-mail';
import type { StoredCorrectedPayment, StoredHeldPayment, StoredSettled } from '../payment/held-payment';

type Later =
  | 'signed_by_other'
  | 'follow_up_answered'
  | 'forms_link'
  | 'referral_id'
  | 'payment'
  | 'held_payment'
  | 'corrected_payments'
  | 'report_mail'
  | 'forms_mail'
  | 'started_at'
  | 'completed_at'
  | 'report_sent_at'
  | 'report_in_time'
  | 'amendment_unsent'
  | 'cancellation'
  | 'client_move';

/** A job as stored; fields added after the first release may be missing. */
export type StoredJob = Omit<Job, 'id' | 'created_at' | Later> & {
  readonly created_at: Timestamp;
  /** When the client was last notified of an appointment made or moved; missing if that was on creation. */
  readonly agreed_at?: Timestamp;
  readonly signed_by_other?: boolean;
  readonly follow_up_answered?: boolean;
  readonly forms_link?: Pick<FormsLink, 'state'> & { readonly expires_at: Timestamp };
  readonly referral_id?: string | null;
  readonly payment?:
    | (StoredSettled & {
        /** The waiver that the payment replaced. */ readonly replaced?: StoredSettled | null;
      })
    | null;
  readonly held_payment?: StoredHeldPayment | null;
  readonly corrected_payments?: readonly StoredCorrectedPayment[];
  readonly report_mail?: StoredLastMail;
  readonly forms_mail?: StoredLastMail;
  readonly started_at?: Timestamp | null;
  readonly completed_at?: Timestamp | null;
  readonly report_sent_at?: Timestamp | null;
  readonly report_in_time?: boolean | null;
  readonly amendment_unsent?: boolean;
  readonly client_move?: (Omit<ClientMove, 'at'> & { readonly at: Timestamp }) | null;
  readonly cancellation?: (Omit<Cancellation, 'at'> & { readonly at: Timestamp }) | null;
};

/** What is left of a job during its deletion: no list, count or link finds it, and nothing is written to it. */
export interface DeletedJob {
  readonly deleted_at: Timestamp;
}

/** The stored job; undefined if it is missing or being deleted. */
export function storedJob(snapshot: DocumentSnapshot | undefined): StoredJob | undefined {
  const data = snapshot?.data() as StoredJob | DeletedJob | undefined;
  return data && !('deleted_at' in data) ? data : undefined;
}
