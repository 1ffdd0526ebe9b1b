import { callable } from '../platform/callable';
import { requestMail } from './request-mail';

/**
 * send-followup-questionnaire: emails the client the link to the follow-up questionnaire, at most once a minute.
 * Recipient and text come from the database, never from the caller.
 */
export const sendFollowUp = callable('send-followup-questionnaire', ({ caller, now, parse }) =>
  requestMail({ kind: 'followup_questionnaire', bookingId: parse().bookingId, perMinute: true, caller, now }),
);
