import { callable } from '../platform/callable';
import { requestReportMail } from './request-report-mail';

/** send-report-notification: emails the client the link to a report's newest version, once. */
export const sendReportNotification = callable('send-report-notification', ({ caller, now, parse }) =>
  requestReportMail({ reportId: parse().reportId, caller, now, again: false }),
);
