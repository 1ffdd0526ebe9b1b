import type { ListedReport } from '@domain/portal/listed-report';
import { toReportForm } from '@domain/report/report-record';
import { recommendationsOf } from '@domain/report/report-texts';
import { readable } from '../platform/readable';
import { reportUrl } from '../records/access/report-key';
import { workingKeys } from '../records/access/working-keys';
import { isOpen, ownReport, type OwnReport } from '../records/report/own-report';
import { reports } from '../records/report/stored-report';
import { readPage } from './read-page';

interface OwnReports {
  readonly reports: readonly OwnReport[];
  readonly next: string | null;
}

/** A page of a customer's reports, without those of jobs being deleted. */
export async function ownReports(customerId: string, after: string | null): Promise<OwnReports> {
  const { docs, next } = await readPage({
    records: reports(),
    date: 'report_date',
    customerId,
    after,
  });
  const own = await Promise.all(readable(docs).map(({ id, stored }) => ownReport(id, stored)));
  return { reports: own.filter((report) => report !== null), next };
}

/** Reports as rows of a list. */
export async function listedReports(reports: readonly OwnReport[], now: Date): Promise<ListedReport[]> {
  const keys = await workingKeys(
    'report',
    reports.map(({ id }) => id),
    now,
  );
  return reports.map((own) => {
    const key = keys.get(own.id);
    return listed(own, key === undefined ? null : reportUrl(key));
  });
}

function listed(own: OwnReport, url: string | null): ListedReport {
  const { id, report, payment } = own;
  const { propertyAddress } = toReportForm(report);
  const head = { id, report_date: report.report_date, property_address: propertyAddress, url };
  if (!isOpen(own)) return { state: 'unpaid', ...head, amount: payment.amount };
  return {
    state: 'open',
    ...head,
    summary: report.summary,
    recommendations: recommendationsOf(report),
    inspector_notes: report.inspector_notes,
    version: report.version,
    amendment: report.amendment,
    files: report.report_files.map(({ file_name }) => file_name).toReversed(),
  };
}
