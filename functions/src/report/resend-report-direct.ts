import { callable } from '../platform/callable';
import { requestReportMail } from './request-report-mail';

/** resend-report-direct: emails the client the report's link again, at most once a minute. */
export const resendReportDirect = callable('resend-report-direct', ({ caller, now, parse }) =>
  requestReportMail({ reportId: parse().reportId, caller, now, again: true }),
);
