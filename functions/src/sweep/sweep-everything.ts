import { sweepErasures } from '../erasure/sweep-erasures';
import { sweepDueMails } from '../job/sweep-due-mails';
import { sweepHeldPapers } from '../job/sweep-held-papers';
import { sweepJobDeletions } from '../job/sweep-job-deletions';
import { sweepMail } from '../mail/sweep-mail';
import { sweepPapers } from '../paper/sweep-papers';
import { logs } from '../platform/logs';
import { sweepReportFiles } from '../report/sweep-report-files';
import { sweepLogClearings } from '../security-log/sweep-log-clearings';
import { sweepStats } from '../stats/sweep-stats';
import { writeHeartbeat } from './heartbeat';

export interface Swept {
  /** PDFs of signed papers that were missing. */
  readonly papers: number;
  /** PDFs of reports that were missing. */
  readonly reports: number;
  /** Mails that appointments were due. */
  readonly due: number;
  /** Log entries that a clearing broken off had left. */
  readonly cleared: number;
  /** Jobs whose deletion was broken off. */
  readonly deleted: number;
  /** People whose erasure came to its end. */
  readonly erased: number;
  /** Deleted jobs whose signed papers were held for long enough. */
  readonly released: number;
  /** Days whose figures were counted; 0 where nothing had changed. */
  readonly counted: number;
  /** Mails sent, gathered ones counted once. */
  readonly sent: number;
}

/**
 * Does what triggers missed and what the clock brings. A part that fails is logged and leaves the others alone; what takes
 * long, as many files do, comes late, so that nothing else waits for it round after round.
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
    due: await part('due mails', () => sweepDueMails(clock())),
    cleared: await part('log clearings', () => sweepLogClearings(clock)),
    deleted: await part('job deletions', () => sweepJobDeletions(clock)),
    erased: await part('erasures', () => sweepErasures(clock)),
    released: await part('held papers', () => sweepHeldPapers(clock())),
    counted: await part('stats', () => sweepStats(clock)),
    papers: await part('papers', () => sweepPapers(clock())),
    reports: await part('reports', () => sweepReportFiles(clock())),
    // Once more, so that the mails that other parts commit, or make ready, go out in the same round.
    sent: sentFirst + (await mail()),
  };
  await writeHeartbeat([...failed], clock());
  return swept;
}
