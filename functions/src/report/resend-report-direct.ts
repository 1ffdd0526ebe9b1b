import { callable } from '../platform/callable';
import { requestReportMail } from './request-report-mail';

/** resend-report-direct: tells the client of the report again, once a minute at most. */
export const resendReportDirect = callable('resendReport', ({ caller, now, parse }) =>
  requestReportMail({ reportId: parse().reportId, caller, now, again: true }),
);
