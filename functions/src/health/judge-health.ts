import type { HealthCode } from './health-codes';

/** The findings of one check. */
export interface HealthSignals {
  /** When the sweeper's last round ended; null if it never ran. */
  readonly sweptAt: Date | null;
  /** Number of sweeper parts that failed. */
  readonly failedParts: number;
  /** An email whose attempt is long overdue. */
  readonly overdueMail: boolean;
  /** An email that the provider has refused for a while, for a reason unrelated to the email itself. */
  readonly refusedMail: boolean;
  /** A signed document or a report that has had no PDF for a while. */
  readonly overduePdf: boolean;
  /** A job's deletion or a person's erasure that does not finish. */
  readonly stuckDeletion: boolean;
}

/** The sweeper runs every minute; some rounds take longer than others. */
const sweeperLateMs = 5 * 60_000;

export function judgeHealth(signals: HealthSignals, now: Date): HealthCode[] {
  const found: readonly (readonly [HealthCode, boolean])[] = [
    ['sweeper-late', signals.sweptAt === null || now.getTime() - signals.sweptAt.getTime() > sweeperLateMs],
    ['sweeper-failing', signals.failedParts > 0],
    ['mail-overdue', signals.overdueMail],
    ['mail-failing', signals.refusedMail],
    ['pdf-overdue', signals.overduePdf],
    ['deletion-stuck', signals.stuckDeletion],
  ];
  return found.filter(([, holds]) => holds).map(([code]) => code);
}
