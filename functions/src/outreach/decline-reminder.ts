import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { reports } from '../records/report/stored-report';
import { clientByLink } from '../records/share/client-by-link';

/** Declines the reminder of a report for its client, also one whose email is waiting. Idempotent. */
export function declineReminder(reportId: string, now: Date): Promise<void> {
  return commit('reminder-declined', async (transaction) => {
    const reference = reports().doc(reportId);
    const reminder = (await transaction.get(reference)).data()?.reminder ?? null;
    if (reminder?.state !== 'waiting' && reminder?.state !== 'queued') return;
    const record = { collection: collections.inspectionReports, id: reportId };
    const audit = await openAuditTrail(transaction, record, clientByLink, now);
    transaction.update(reference, {
      reminder: { ...reminder, state: 'declined', at: Timestamp.fromDate(now) },
    });
    audit.append({ action: 'reminder-declined', changed: { state: 'declined' } });
  });
}
