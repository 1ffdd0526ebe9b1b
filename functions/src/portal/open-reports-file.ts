import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { notOwn } from './not-own';
import { reportFile } from './report-file';
import { reportsAccess } from './reports-access';
import { reportsOfKey } from './reports-of-key';

/**
 * portal-reports-file: a URL of the newest PDF of one of the reports that an email address and a Booking ID give access to.
 */
export const openReportsFile = callable('portal-reports-file', async ({ caller, now, parse }) => {
  const { email, booking, reportId } = parse();
  const access = await reportsAccess({ email, key: booking }, publicOf(caller).networks, now);
  if (access.state !== 'open') throw notOwn('access to reports');
  const opened = await reportsOfKey(access);
  if (!opened.some(({ id }) => id === reportId)) throw notOwn('report');
  return reportFile(access.customerId, reportId, '', now);
});
