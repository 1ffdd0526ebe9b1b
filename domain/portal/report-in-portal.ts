import { routes } from '../business/routes';
import { reportNumber } from '../report/report-number';

/** The query parameter of the portal's address that names a report, by the number that is printed on it. */
export const reportParameter = 'report';

/** Where the portal leads a signed-in client to their report; the path and query alone. It opens nothing by itself. */
export function reportInPortal(reportId: string): string {
  return `${routes.customerPortal}?${reportParameter}=${reportNumber(reportId)}`;
}
