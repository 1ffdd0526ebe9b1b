import { callable } from '../platform/callable';
import { requestMail } from './request-mail';

/**
 * send-followup-questionnaire: mails the client the link to the follow-up questionnaire, one a minute at most. Recipient
 * and text come from the store, never from the caller.
 */
export const sendFollowUp = callable('sendFollowUp', ({ caller, now, parse }) =>
  requestMail({ kind: 'followup_questionnaire', bookingId: parse().bookingId, perMinute: true, caller, now }),
);
