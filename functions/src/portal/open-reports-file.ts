import { publicOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { notOwn } from './not-own';
import { reportFile } from './report-file';
import { reportsAccess } from './reports-access';

/** reports-file: an address of the newest PDF of one of the reports that e-mail address and Booking ID open. */
export const openReportsFile = callable('openReportsFile', async ({ caller, now, parse }) => {
  const { email, booking, reportId } = parse();
  const access = await reportsAccess({ email, key: booking }, publicOf(caller).client, now);
  if (access.state !== 'open') throw notOwn('access to reports');
  return reportFile(access.customerId, reportId, '', now);
});
