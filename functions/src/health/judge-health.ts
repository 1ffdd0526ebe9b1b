import type { HealthCode } from './health-codes';

/** What was found, at one moment. */
export interface Signs {
  /** When the sweeper's last round ended; null where it never ran. */
  readonly sweptAt: Date | null;
  /** Parts of it that failed. */
  readonly failedParts: number;
  /** A mail that should have been tried long ago, and was not. */
  readonly overdueMail: boolean;
  /** A mail that the provider has refused for a while, for a reason that is not the mail's own. */
  readonly refusedMail: boolean;
  /** A job's deletion, or a person's erasure, that does not end. */
  readonly stuckDeletion: boolean;
}

/** The sweeper runs each minute; some rounds take longer than others. */
const sweeperLateMs = 5 * 60_000;

export function judgeHealth(signs: Signs, now: Date): HealthCode[] {
  const found: readonly (readonly [HealthCode, boolean])[] = [
    ['sweeper-late', signs.sweptAt === null || now.getTime() - signs.sweptAt.getTime() > sweeperLateMs],
    ['sweeper-failing', signs.failedParts > 0],
    ['mail-overdue', signs.overdueMail],
    ['mail-failing', signs.refusedMail],
    ['deletion-stuck', signs.stuckDeletion],
  ];
  return found.filter(([, holds]) => holds).map(([code]) => code);
}
