import { sweepCustomerEdits } from '../customer/sweep-customer-edits';
import { sweepErasures } from '../erasure/sweep-erasures';
import { sweepImportUndos } from '../import/sweep-import-undos';
import { sweepDueMails } from '../job/sweep-due-mails';
import { sweepHeldDocuments } from '../job/sweep-held-documents';
import { sweepJobDeletions } from '../job/sweep-job-deletions';
import { sweepPush } from '../mail/push/sweep-push';
import { sweepMail } from '../mail/sweep-mail';
import { sweepSignedDocuments } from '../signing/sweep-signed-documents';
import { sweepCardRefunds } from '../payment/sweep-card-refunds';
import { sweepHeldPayments } from '../payment/sweep-held-payments';
import { logs } from '../platform/logs';
import { writeHeartbeat } from '../records/stats/heartbeat';
import { sweepReportFiles } from '../report/sweep-report-files';
import { sweepLogClearings } from '../security-log/sweep-log-clearings';
import { sweepStats } from '../stats/sweep-stats';

export interface Swept {
  /** PDFs of signed documents that were missing. */
  readonly signedFiles: number;
  /** PDFs of reports that were missing. */
  readonly reports: number;
  /** Emails about appointments that became due. */
  readonly due: number;
  /** Payment marks of the office that took effect. */
  readonly settled: number;
  /** Refunds made to a client's card. */
  readonly refunded: number;
  /** Log entries deleted by interrupted clearings. */
  readonly cleared: number;
  /** Jobs whose interrupted deletion was finished. */
  readonly deleted: number;
  /** Corrections of a client's details that were finished. */
  readonly corrected: number;
  /** People whose erasure was finished. */
  readonly erased: number;
  /** Imports whose undo was finished. */
  readonly undone: number;
  /** Deleted jobs whose legal hold ended. */
  readonly released: number;
  /** Days whose figures were counted; 0 if nothing had changed. */
  readonly counted: number;
  /** Devices notified. */
  readonly pushed: number;
  /** Emails sent, counting gathered ones as one. */
  readonly sent: number;
}

/**
 * Does what triggers missed and what is due by time. A failing part is logged and does not affect the others. Slow
 * parts such as rendering files run late, so that they don't delay the rest.
 */
export async function sweepEverything(clock: () => Date = () => new Date()): Promise<Swept> {
  const failed = new Set<string>();
  const part = async (name: string, sweep: () => Promise<number>) => {
    try {
      return await sweep();
    } catch (error) {
      failed.add(name);
      logs.sweepFailed(name, error);
      return 0;
    }
  };
  const mail = () => part('mail', () => sweepMail(clock));
  const sentFirst = await mail();
  const swept = {
    settled: await part('held payments', () => sweepHeldPayments(clock())),
    refunded: await part('card refunds', () => sweepCardRefunds(clock())),
    due: await part('due emails', () => sweepDueMails(clock())),
    cleared: await part('log clearings', () => sweepLogClearings(clock)),
    deleted: await part('job deletions', () => sweepJobDeletions(clock)),
    corrected: await part('customer edits', () => sweepCustomerEdits(clock)),
    erased: await part('erasures', () => sweepErasures(clock)),
    undone: await part('import undos', () => sweepImportUndos(clock)),
    released: await part('held documents', () => sweepHeldDocuments(clock())),
    counted: await part('stats', () => sweepStats(clock)),
    signedFiles: await part('signed documents', () => sweepSignedDocuments(clock())),
    reports: await part('reports', () => sweepReportFiles(clock())),
    pushed: await part('push', () => sweepPush(clock)),
    // Again, so that emails queued or released by other parts are sent in the same round.
    sent: sentFirst + (await mail()),
  };
  await writeHeartbeat([...failed], clock());
  return swept;
}
