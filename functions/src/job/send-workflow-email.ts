import { callable } from '../platform/callable';
import { requestMail } from './request-mail';

/**
 * send-workflow-email: the approval mail (one for each booking, however often it is asked for) or a reminder
 * of the forms (one a minute at most). Recipient and text come from the store, never from the caller.
 */
export const sendWorkflowEmail = callable('sendWorkflowEmail', ({ caller, now, parse }) => {
  const { type, bookingData } = parse();
  return requestMail({
    kind: type,
    bookingId: bookingData.bookingId,
    perMinute: type === 'forms_reminder',
    caller,
    now,
  });
});
