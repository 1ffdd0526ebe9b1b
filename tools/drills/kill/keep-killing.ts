import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startHandlers, type Handlers } from '../handlers/start-handlers';
import { killPointsModule } from '../kill-points/kill-at';
import type { Random } from '../random';

export interface Deaths {
  /** Kills per named point. */
  readonly atPoints: Map<string, number>;
  /** Kills at any other moment. */
  atRandom: number;
}

interface Killing {
  readonly environment: Readonly<Record<string, string>>;
  readonly port: number;
  /** The functions' log file, which shows the point of each kill. */
  readonly log: string;
  readonly points: readonly string[];
  readonly kills: number;
  /** The share of kills at arbitrary moments, from 0 to 1. */
  readonly randomShare: number;
  readonly random: Random;
  readonly onDeath: (point: string) => void;
}

/**
 * A process that passes none of its points is killed after this time, which exceeds the minute for which
 * earlier kills leave transaction locks.
 */
const longestLifeMs = 90_000;

/**
 * Starts the functions, kills them at the next point not yet used or at any moment, and restarts them; leaves
 * them running. Points are reused after all have been used.
 */
export async function keepKilling(killing: Killing): Promise<{ deaths: Deaths; handlers: Handlers }> {
  const { environment, port, log, points, kills, randomShare, random, onDeath } = killing;
  const deaths: Deaths = { atPoints: new Map(), atRandom: 0 };
  let open = new Set(points);
  const start = (killPoints: string) =>
    startAgain({
      environment: { ...environment, KILL_POINT: killPoints },
      preload: [killPointsModule],
      port,
      log,
    });
  for (let kill = 0; kill < kills; kill += 1) {
    const isNamed = !random.chance(randomShare);
    const anyMoment = 300 + random.below(15_000);
    const handlers = await start(isNamed ? [...open].join(',') : '');
    await Promise.race([handlers.ended, pause(isNamed ? longestLifeMs : anyMoment)]);
    const point = handlers.isRunning() ? null : lastPoint(log);
    await handlers.kill();
    if (point === null) deaths.atRandom += 1;
    else deaths.atPoints.set(point, (deaths.atPoints.get(point) ?? 0) + 1);
    if (point !== null) open.delete(point);
    if (open.size === 0) open = new Set(points);
    onDeath(point ?? 'any moment');
  }
  return { deaths, handlers: await start('') };
}

/** The last kill point in the log. */
function lastPoint(log: string): string | null {
  const logged = [...readFileSync(log, 'utf8').matchAll(/"killPoint":"([^"]+)"/g)];
  return logged.at(-1)?.[1] ?? null;
}

/** Retries, because the port of a killed process may stay in use briefly. */
async function startAgain(options: Parameters<typeof startHandlers>[0]) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const handlers = await startHandlers(options);
      let isRunning = true;
      void handlers.ended.then(() => {
        isRunning = false;
      });
      return { ...handlers, isRunning: () => isRunning };
    } catch (error) {
      if (attempt === 20) throw error;
      await pause(250);
    }
  }
}
