import type { OpenPortalAnswer } from '@domain/portal/portal-calls';
import type { ShareChange } from './share-news';

/** The portal's data after a share was created or ended. Reports that are not listed are ignored. */
export function withShareChange(portal: OpenPortalAnswer, change: ShareChange): OpenPortalAnswer {
  const rows = portal.reports.rows.map((report) => {
    if ('ended' in change) {
      return { ...report, shares: report.shares.filter(({ id }) => id !== change.ended) };
    }
    const { made } = change;
    const others = report.shares.filter(({ id }) => id !== made.id);
    return made.report_id === report.id ? { ...report, shares: [made, ...others] } : report;
  });
  return { ...portal, reports: { ...portal.reports, rows } };
}
