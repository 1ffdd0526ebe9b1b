import { reportInPortal } from '@domain/portal/report-in-portal';
import { config } from '../../platform/config';

/** The address that is printed: the report's page behind the portal's sign-in, without a key. */
export function portalReportAddress(reportId: string): string {
  return `${config.siteUrl}${reportInPortal(reportId)}`;
}
