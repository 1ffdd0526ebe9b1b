import { Timestamp } from 'firebase-admin/firestore';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { toReportForm } from '@domain/report/report-record';
import type { RepairListForm } from '@domain/share/repair-list';
import { commit } from '../platform/commit';
import { sha256 } from '../platform/hash';
import type { StoredReport } from '../records/report/stored-report';
import { clientByLink } from '../records/share/client-by-link';
import { prepareShare } from '../records/share/prepare-share';
import { reportShares, type StoredShare } from '../records/share/stored-share';
import type { ListNews } from './list-news';

/**
 * Creates a list of some of a report's findings, with its own key. Submitting the same form twice creates one. The
 * list stays on the current version, whatever is amended later.
 */
export function makeRepairList(
  reportId: string,
  report: StoredReport,
  form: RepairListForm,
  now: Date,
): Promise<ListNews> {
  const chosen = new Set(form.findings);
  const findingIds = toReportForm(report)
    .findings.map(({ id }) => id)
    .filter((id) => chosen.has(id));
  if (findingIds.length === 0) return Promise.resolve('nothing-chosen');
  const id = sha256(canonicalJson({ reportId, form })).slice(0, 20);
  const share: StoredShare = {
    kind: 'repair-list',
    report_id: reportId,
    booking_id: report.booking_id,
    customer_id: report.customer_id,
    recipient_name: form.recipient,
    recipient_email: '',
    recipient_role: 'seller',
    parts: { photos: true, costs: true, notes: false, video: false, pdf: false },
    finding_ids: findingIds,
    message: form.message,
    version: report.version,
    waiting: false,
    created_at: Timestamp.fromDate(now),
    emailed_at: null,
    revoked_at: null,
  };
  return commit('repair-list-made', async (transaction) => {
    if ((await transaction.get(reportShares().doc(id))).exists) return 'made';
    const prepared = await prepareShare(transaction, { id, share }, clientByLink, now);
    if (!prepared) return 'too-many';
    prepared.write();
    return 'made';
  });
}
