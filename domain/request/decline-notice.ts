import { linesOfText } from '../contact/fields';
import { phoneOf } from '../settings/phone-of';
import type { ContactSettings } from '../settings/settings';

/** The message to the client of a request that the office declines or deletes; without one, no email is sent. */
export const noticeField = linesOfText('The message', 1000);

/** The subject of that email. */
export const declineNoticeSubject = 'About your request for a sewer inspection';

/** The message that the office starts from. */
export function declineNoticeText(contact: ContactSettings): string {
  return `Thank you for your request. We’re sorry, but we can’t do this inspection. If your plans or dates change, send us another request or call us at ${phoneOf(contact).display}.`;
}
