import type { OpenReportsAnswer } from '@domain/portal/reports-calls';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { logs } from '../platform/logs';
import { listedReports } from './listed-reports';
import { reportsAccess } from './reports-access';
import { reportsOfKey, type OpenedByKey } from './reports-of-key';

/** portal-reports-open: the report of a report's key, or those of a job's key, if the email address is its owner's. */
export const openReports = callable('portal-reports-open', async ({ caller, now, parse }) => {
  const { email, booking } = parse();
  const access = await reportsAccess({ email, key: booking }, publicOf(caller).networks, now);
  if (access.state !== 'open') return access;
  const reports = await listed(access, now).catch((error: unknown) => {
    // Access was granted, so the page says that only the list could not be loaded.
    logs.callFailed(error);
    return null;
  });
  return { state: 'open', name: access.name, reports } satisfies OpenReportsAnswer;
});

async function listed(opened: OpenedByKey, now: Date) {
  return { rows: await listedReports(await reportsOfKey(opened), now), next: null };
}
