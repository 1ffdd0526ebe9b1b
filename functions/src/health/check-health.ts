import { within } from '@domain/time/within';
import { logs } from '../platform/logs';
import type { HealthCode } from './health-codes';
import { judgeHealth } from './judge-health';
import { readSignals, type Found } from './read-signals';

/** The response of the health route. */
export interface Health {
  readonly healthy: boolean;
  readonly codes: readonly HealthCode[];
  /** Seconds since the sweeper's last round; null if it never ran, or the database can't be read. */
  readonly sweptSecondsAgo: number | null;
  /** Given-up emails that the office has to handle; null if the database can't be read. */
  readonly deadLetters: number | null;
  /** The deployed version. */
  readonly version: string;
  readonly commit: string;
  /** ISO 8601. */
  readonly checkedAt: string;
}

const build = {
  version: process.env.BUILD_VERSION ?? 'unknown',
  commit: process.env.BUILD_COMMIT ?? 'unknown',
};
const longestMs = 5_000;

/** The system's state at `now`; never throws. */
export async function checkHealth(now: Date, read: typeof readSignals = readSignals): Promise<Health> {
  const found = await inTime(read(now));
  const codes: HealthCode[] = found ? judgeHealth(found.signals, now) : ['database-unreachable'];
  if (codes.length > 0) logs.unhealthy(codes);
  const sweptAt = found?.signals.sweptAt ?? null;
  return {
    healthy: codes.length === 0,
    codes,
    sweptSecondsAgo: sweptAt && Math.max(0, Math.round((now.getTime() - sweptAt.getTime()) / 1000)),
    deadLetters: found?.deadLetters ?? null,
    ...build,
    checkedAt: now.toISOString(),
  };
}

/** Null if the database fails or times out, so that the health route always responds. */
async function inTime(found: Promise<Found>): Promise<Found | null> {
  try {
    return await within<Found | null>(longestMs, found, () => null);
  } catch (error) {
    logs.healthNotRead(error);
    return null;
  }
}
