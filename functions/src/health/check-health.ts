import { logs } from '../platform/logs';
import type { HealthCode } from './health-codes';
import { judgeHealth } from './judge-health';
import { readSigns, type Found } from './read-signs';

/** What the health route answers. */
export interface Health {
  readonly healthy: boolean;
  readonly codes: readonly HealthCode[];
  /** Seconds since the sweeper's last round; null where it never ran, or the database cannot be read. */
  readonly sweptSecondsAgo: number | null;
  /** Mails that were given up and wait for the office; null where the database cannot be read. */
  readonly deadLetters: number | null;
  /** Of what is deployed. */
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

/** How the system is, at `now`; never throws. */
export async function checkHealth(now: Date, read: typeof readSigns = readSigns): Promise<Health> {
  const found = await inTime(read(now));
  const codes: HealthCode[] = found ? judgeHealth(found.signs, now) : ['database-unreachable'];
  if (codes.length > 0) logs.unhealthy(codes);
  const sweptAt = found?.signs.sweptAt ?? null;
  return {
    healthy: codes.length === 0,
    codes,
    sweptSecondsAgo: sweptAt && Math.max(0, Math.round((now.getTime() - sweptAt.getTime()) / 1000)),
    deadLetters: found?.deadLetters ?? null,
    ...build,
    checkedAt: now.toISOString(),
  };
}

/** Null where the database refuses or is silent: whoever asks gets an answer in any case. */
async function inTime(found: Promise<Found>): Promise<Found | null> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestMs);
  });
  try {
    return await Promise.race([found, silent]);
  } catch (error) {
    logs.healthNotRead(error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
