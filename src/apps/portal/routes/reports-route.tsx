import { ReportAccess } from '@/features/report-access/report-access';
import { PageLoading } from '../page-loading';

/** /reports */
export function ReportsRoute() {
  return <ReportAccess loading={<PageLoading />} />;
}
