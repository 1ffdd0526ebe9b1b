import { routes } from '@domain/business/routes';
import { isDocumentId } from '@domain/firestore/document-id';

interface ReportAbout {
  readonly bookingId: string | null;
  /** The report to amend. */
  readonly reportId?: string;
}

/** The address of Create Report for a job, for an amendment, or for neither. */
export function reportAddress({ bookingId, reportId }: ReportAbout): string {
  const parameters = new URLSearchParams({ tab: 'report' });
  if (reportId !== undefined) parameters.set('report', reportId);
  else if (bookingId !== null) parameters.set('booking', bookingId);
  return `${routes.admin}?${parameters.toString()}`;
}

/** The address of Create Report with one report in place of the latest ones. */
export function foundReportAddress(reportId: string): string {
  return `${routes.admin}?${new URLSearchParams({ tab: 'report', found: reportId }).toString()}`;
}

/** The job whose submitted report the address names; null for none. */
export function reviewedJobOf(parameters: URLSearchParams): string | null {
  const id = parameters.get('review') ?? '';
  return isDocumentId(id) ? id : null;
}

/** The report in such an address; null for none. */
export function foundReportOf(parameters: URLSearchParams): string | null {
  const id = parameters.get('found') ?? '';
  return isDocumentId(id) ? id : null;
}
