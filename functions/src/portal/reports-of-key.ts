import { ownReportOf, type OwnReport } from '../records/report/own-report';
import { reports } from '../records/report/stored-report';

/** What a client's key gives access to at /reports: one report, or those of one job. */
export interface OpenedByKey {
  readonly customerId: string;
  readonly of: { readonly kind: 'booking' | 'report'; readonly id: string };
}

/**
 * The reports that a key gives access to, newest first; the customer's other reports require signing in to the
 * portal.
 */
export async function reportsOfKey({ customerId, of }: OpenedByKey): Promise<OwnReport[]> {
  const ids = of.kind === 'report' ? [of.id] : await reportsOfJob(of.id);
  const own = await Promise.all(ids.map((id) => ownReportOf(customerId, id)));
  return own
    .filter((report) => report !== null)
    .toSorted((one, other) => other.report.report_date.localeCompare(one.report.report_date));
}

async function reportsOfJob(bookingId: string): Promise<string[]> {
  const { docs } = await reports().where('booking_id', '==', bookingId).select().get();
  return docs.map(({ id }) => id);
}
