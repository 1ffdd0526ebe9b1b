import { sweepAvailability } from '../availability/sweep-availability';
import { sweepCustomerEdits } from '../customer/sweep-customer-edits';
import { sweepErasures } from '../erasure/sweep-erasures';
import { sweepImportUndos } from '../import/sweep-import-undos';
import { sweepDueMails } from '../job/sweep-due-mails';
import { sweepHeldDocuments } from '../job/sweep-held-documents';
import { sweepJobDeletions } from '../job/sweep-job-deletions';
import { sweepPush } from '../mail/push/sweep-push';
import { sweepMail } from '../mail/sweep-mail';
import { sweepSignedDocuments } from '../signing/sweep-signed-documents';
import { sweepCheckouts } from '../payment/sweep-checkouts';
import { sweepCardRefunds } from '../payment/sweep-card-refunds';
import { sweepHeldPayments } from '../payment/sweep-held-payments';
import { logs } from '../platform/logs';
import { sweepCalendars } from '../private-calendar/sweep-calendars';
import { writeHeartbeat } from '../records/stats/heartbeat';
import { sweepOutreach } from '../outreach/sweep-outreach';
import { sweepProperties } from '../property/sweep-properties';
import { sweepReportFiles } from '../report/sweep-report-files';
import { sweepLogClearings } from '../security-log/sweep-log-clearings';
import { sweepStats } from '../stats/sweep-stats';

type Sweep = (clock: () => Date) => Promise<number>;

/**
 * The parts of a sweep, by the name that logs and the health check give them, in the order in which they run. Each
 * returns how much it did. Slow ones such as rendering files run late, so that they don't delay the rest. Email is first
 * and last, so that what other parts queue or release is sent in the same round.
 */
const parts = {
  mail: sweepMail,
  'held payments': (clock) => sweepHeldPayments(clock()),
  'card refunds': (clock) => sweepCardRefunds(clock()),
  checkouts: () => sweepCheckouts(),
  'due emails': (clock) => sweepDueMails(clock()),
  outreach: (clock) => sweepOutreach(clock()),
  'log clearings': sweepLogClearings,
  'job deletions': sweepJobDeletions,
  'customer edits': sweepCustomerEdits,
  properties: sweepProperties,
  erasures: sweepErasures,
  'import undos': sweepImportUndos,
  'held documents': (clock) => sweepHeldDocuments(clock()),
  'available times': (clock) => sweepAvailability(clock()),
  stats: sweepStats,
  'signed documents': (clock) => sweepSignedDocuments(clock()),
  reports: (clock) => sweepReportFiles(clock()),
  push: sweepPush,
  'private calendars': sweepCalendars,
} satisfies Record<string, Sweep>;

export type SweepPart = keyof typeof parts;

/** The part of this name; null if there is none. */
export function sweepPart(name: unknown): Sweep | null {
  return typeof name === 'string' && Object.hasOwn(parts, name) ? parts[name as SweepPart] : null;
}

/** Does what triggers missed and what is due by time. A failing part is logged and does not affect the others. */
export async function sweepEverything(clock: () => Date = () => new Date()): Promise<Record<string, number>> {
  const failed = new Set<string>();
  const done: Record<string, number> = {};
  for (const [name, sweep] of [...Object.entries(parts), ['mail', parts.mail] as const]) {
    try {
      done[name] = (done[name] ?? 0) + (await sweep(clock));
    } catch (error) {
      failed.add(name);
      logs.sweepFailed(name, error);
    }
  }
  await writeHeartbeat([...failed], clock());
  return done;
}
