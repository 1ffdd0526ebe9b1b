import { callable } from '../platform/callable';
import { requestReportMail } from './request-report-mail';

/** send-report-notification: tells the client of a report's newest version, once. */
export const sendReportNotification = callable('sendReport', ({ caller, now, parse }) =>
  requestReportMail({ reportId: parse().reportId, caller, now, again: false }),
);
