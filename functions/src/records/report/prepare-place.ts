import type { Transaction } from 'firebase-admin/firestore';
import { normalizedAddress } from '@domain/property/normalized-address';
import { findingsOf } from '@domain/report/report-texts';
import type { StoredJob } from '../job/stored-job';
import { findProperty } from '../property/find-property';
import { writePlace } from '../property/stored-property';
import { readReportIdOfJob } from './report-of-job';
import { reports, type StoredReport } from './stored-report';

export interface PreparedPlace {
  /** What changes on the record. */
  readonly changes: { readonly property_id: string };
  /** Writes what follows on others. */
  readonly write: () => void;
}

/**
 * The property of a job whose address becomes `address`. A job stays where it is while the address is only spelled
 * differently: the office may have put it there. Its report goes along. Reads only; `write` makes the changes of others.
 */
export async function preparePlaceOfJob(
  transaction: Transaction,
  { bookingId, job }: { readonly bookingId: string; readonly job: StoredJob },
  address: string,
): Promise<PreparedPlace> {
  const propertyId = await placeFor(transaction, job.property_id, job.customer.address, address);
  const moves = propertyId !== job.property_id && job.report_created;
  const reportId = moves ? await readReportIdOfJob(transaction, bookingId) : null;
  return {
    changes: { property_id: propertyId },
    write() {
      if (reportId !== null) transaction.update(reports().doc(reportId), { property_id: propertyId });
    },
  };
}

type Reported = Pick<StoredReport, 'property_id' | 'findings'>;

/** The property of a report without a job, which is new or gets a new version. Reads only. */
export async function preparePlaceOfReport(
  transaction: Transaction,
  earlier: Reported | null,
  address: string,
): Promise<PreparedPlace> {
  const before = earlier && placeOfReport(earlier);
  const propertyId = await placeFor(transaction, before?.propertyId ?? null, before?.address ?? '', address);
  return {
    changes: { property_id: propertyId },
    write: () => writePlace(transaction, before, { propertyId, address }),
  };
}

/** Writes that a report leaves its property. The property of a job's report has the job. */
export function writeReportGone(
  transaction: Transaction,
  report: (Reported & Pick<StoredReport, 'booking_id'>) | undefined,
): void {
  if (report?.booking_id === null) writePlace(transaction, placeOfReport(report), null);
}

export function placeOfReport(report: Reported): {
  readonly propertyId: string | null;
  readonly address: string;
} {
  return { propertyId: report.property_id, address: findingsOf(report).propertyAddress ?? '' };
}

async function placeFor(
  transaction: Transaction,
  propertyId: string | null,
  before: string,
  after: string,
): Promise<string> {
  const stays = propertyId !== null && normalizedAddress(before) === normalizedAddress(after);
  return stays ? propertyId : findProperty(transaction, after);
}
