import type { OpenReportsAnswer } from '@domain/portal/reports-calls';
import { publicOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { logs } from '../platform/logs';
import { listedPage } from './listed-reports';
import { reportsAccess } from './reports-access';

/** reports-open: the reports of the customer whom e-mail address and Booking ID name. */
export const openReports = callable('openReports', async ({ caller, now, parse }) => {
  const { email, booking, after } = parse();
  const access = await reportsAccess({ email, key: booking }, publicOf(caller).client, now);
  if (access.state !== 'open') return access;
  const reports = await listedPage(access.customerId, after, now).catch((error: unknown) => {
    // Who may see them has been settled: the page says so, and that the list could not be had.
    logs.callFailed(error);
    return null;
  });
  return { state: 'open', name: access.name, reports } satisfies OpenReportsAnswer;
});
