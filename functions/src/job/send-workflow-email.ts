import { callable } from '../platform/callable';
import { requestMail } from './request-mail';

/**
 * send-workflow-email: the approval email (once per job, however often it is requested) or a reminder of the
 * forms (at most once a minute). Recipient and text come from the database, never from the caller.
 */
export const sendWorkflowEmail = callable('send-workflow-email', ({ caller, now, parse }) => {
  const { type, bookingData } = parse();
  return requestMail({
    kind: type,
    bookingId: bookingData.bookingId,
    perMinute: type === 'forms_reminder',
    caller,
    now,
  });
});
