import { business } from '@domain/business/business';
import { sharedAtMost, type SharedWithReferrer } from '@domain/referral/referrer-calls';
import { toReportForm } from '@domain/report/report-record';
import { calendarDateIn } from '@domain/time/calendar-date';
import { readable } from '../platform/readable';
import { reportUrl } from '../records/access/report-key';
import { workingKeys } from '../records/access/working-keys';
import { isOpen, ownReport } from '../records/report/own-report';
import { reports } from '../records/report/stored-report';
import { reportShares } from '../records/share/stored-share';

/**
 * What clients shared with this address, newest first: the links that were emailed to it, which show what each client
 * chose. Not while a share waits, nor while its report is locked.
 */
export async function sharedWith(email: string, now: Date): Promise<readonly SharedWithReferrer[]> {
  const { docs } = await reportShares()
    .where('recipient_email', '==', email)
    .where('revoked_at', '==', null)
    .orderBy('created_at', 'desc')
    .limit(sharedAtMost)
    .get();
  const shares = readable(docs).filter(({ stored }) => !stored.waiting);
  const keys = await workingKeys(
    'share',
    shares.map(({ id }) => id),
    now,
  );
  const rows = await Promise.all(
    shares.map(async ({ id, stored: share }): Promise<SharedWithReferrer | null> => {
      const key = keys.get(id);
      if (key === undefined) return null;
      const report = (await reports().doc(share.report_id).get()).data();
      const own = report && (await ownReport(share.report_id, report));
      if (!own || !isOpen(own)) return null;
      return {
        id,
        kind: share.kind,
        property_address: toReportForm(own.report).propertyAddress,
        report_date: own.report.report_date,
        shared_on: calendarDateIn(business.timeZone, share.created_at.toDate()),
        url: reportUrl(key),
      };
    }),
  );
  return rows.filter((row) => row !== null);
}
