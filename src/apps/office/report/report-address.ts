import { routes } from '@domain/business/routes';

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
