import { sweepDueMails } from '../job/sweep-due-mails';
import { sweepMail } from '../mail/sweep-mail';
import { sweepPapers } from '../paper/sweep-papers';
import { logs } from '../platform/logs';
import { sweepLogClearings } from '../security/sweep-log-clearings';

export interface Swept {
  /** PDFs that were missing. */
  readonly papers: number;
  /** Mails that appointments were due. */
  readonly due: number;
  /** Log entries that a clearing broken off had left. */
  readonly cleared: number;
  /** Mails sent, gathered ones counted once. */
  readonly sent: number;
}

/** Does what triggers missed and what the clock brings. A part that fails is logged and leaves the others alone. */
export async function sweepEverything(clock: () => Date = () => new Date()): Promise<Swept> {
  return {
    papers: await part('papers', () => sweepPapers(clock())),
    due: await part('due mails', () => sweepDueMails(clock())),
    cleared: await part('log clearings', () => sweepLogClearings(clock)),
    // Last, so that the mails of the two before go out in the same round.
    sent: await part('mail', () => sweepMail(clock)),
  };
}

async function part(name: string, sweep: () => Promise<number>): Promise<number> {
  try {
    return await sweep();
  } catch (error) {
    logs.sweepFailed(name, error);
    return 0;
  }
}
