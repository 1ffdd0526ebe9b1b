import { Timestamp } from 'firebase-admin/firestore';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { shareRateLimit } from '@domain/rate-limit/window';
import { confirmsRepair } from '@domain/report/compare/confirmation';
import { toReportForm } from '@domain/report/report-record';
import type { PageShare } from '@domain/share/page-share';
import { confirmationParts } from '@domain/share/report-share';
import { agreedParts } from '@domain/share/share-calls';
import { commit } from '../platform/commit';
import { pseudonym, sha256 } from '../platform/hash';
import { countRate } from '../platform/rate-limit';
import { loadJob } from '../records/job/stored-job';
import type { StoredReport } from '../records/report/stored-report';
import { clientByLink } from '../records/share/client-by-link';
import { prepareShare } from '../records/share/prepare-share';
import { reportShares, type StoredShare } from '../records/share/stored-share';
import { writeShareMail } from '../records/share/write-share-mail';
import { referringAgent } from './referring-agent';
import type { ShareNews } from './share-news';

/**
 * Shares a report from its client's own page, by email unless the client wants a link to copy. Submitting the same form
 * twice shares once.
 */
export async function shareFromReport(
  reportId: string,
  report: StoredReport,
  form: PageShare,
  now: Date,
): Promise<ShareNews> {
  const agent = form.to === 'agent' ? await referringAgent(await loadJob(report.booking_id)) : null;
  // The referral was deleted since the page was loaded.
  if (form.to === 'agent' && !agent) return 'no-agent';
  // The report was amended since.
  const isConfirmation = form.what === 'confirmation';
  if (isConfirmation && !confirmsRepair(toReportForm(report).comparison)) return 'no-confirmation';
  const id = sha256(canonicalJson({ reportId, form })).slice(0, 20);
  const isMailed = agent !== null || form.way === 'email';
  const share: StoredShare = {
    kind: form.what,
    report_id: reportId,
    booking_id: report.booking_id,
    customer_id: report.customer_id,
    recipient_name: agent ? agent.name : form.name,
    recipient_email: agent ? agent.email : isMailed ? form.email : '',
    recipient_role: agent ? 'agent' : form.role,
    parts: isConfirmation ? confirmationParts : agreedParts(form.parts),
    finding_ids: null,
    message: '',
    version: null,
    waiting: false,
    created_at: Timestamp.fromDate(now),
    emailed_at: isMailed ? Timestamp.fromDate(now) : null,
    revoked_at: null,
  };
  const done = isMailed ? 'sent' : 'made';
  return commit('report-shared', async (transaction) => {
    if ((await transaction.get(reportShares().doc(id))).exists) return done;
    const client = pseudonym('client', `report:${reportId}`);
    const rate = await countRate(transaction, 'report-share', client, now, shareRateLimit);
    if (!rate.allowed) {
      rate.record();
      return 'too-often';
    }
    const prepared = await prepareShare(transaction, { id, share }, clientByLink, now);
    if (!prepared) return 'too-many';
    rate.record();
    prepared.write({ consent: true });
    if (isMailed) writeShareMail(transaction, { id, share }, { now });
    return done;
  });
}
