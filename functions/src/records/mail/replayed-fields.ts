import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import type { MailDocument } from './mail-document';

/** The fields of an email that the office sends again: due now, with nothing known of the attempts before. */
export function replayedFields({ delayed_at: delayed }: MailDocument, now: Date): UpdateData<MailDocument> {
  const at = Timestamp.fromDate(now);
  return {
    state: 'PENDING',
    attempts: 0,
    next_attempt_at: at,
    lease_token: null,
    last_error: null,
    gave_up_at: null,
    replayed_at: at,
    sent_at: null,
    delivery: null,
    delivery_at: null,
    stopped_at: null,
    preferences_id: null,
    ...(delayed && { delayed_at: null }),
    direct: true,
  };
}
