import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from './service';

/** A service that is restarted whenever it ends unexpectedly. */
export interface SupervisedService {
  /** Rejects with the Failure of the first start. */
  readonly ready: Promise<void>;
  /** Rejects with a Failure once a restart is impossible; otherwise stays pending until `stop`. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

interface KeepOptions {
  /** Starts a new instance of the service. */
  readonly start: () => Service;
  /** Called with how the service ended, before it is restarted. */
  readonly onDeath: (how: string) => void;
  /** Called when it is ready again, with the downtime in milliseconds. */
  readonly onReturn: (afterMs: number) => void;
  /** The number of consecutive failed starts before giving up. */
  readonly tries?: number;
  readonly pauseMs?: number;
}

/** Starts a service and restarts it whenever it ends. */
export function keepAlive({
  start,
  onDeath,
  onReturn,
  tries = 3,
  pauseMs = 1_000,
}: KeepOptions): SupervisedService {
  let stopping = false;
  let service = start();
  const ready = service.ready;

  async function keep(): Promise<void> {
    await ready;
    for (;;) {
      const how = await service.ended;
      if (stopping) return;
      const since = Date.now();
      onDeath(how);
      await bringBack();
      if (stopping) return;
      onReturn(Date.now() - since);
    }
  }

  async function bringBack(): Promise<void> {
    for (let attempt = 1; !stopping; attempt += 1) {
      service = start();
      try {
        return await service.ready;
      } catch (error) {
        if (stopping) return;
        await service.stop();
        if (attempt >= tries) throw error;
        await wait(pauseMs);
      }
    }
  }

  const ended = keep();
  // ignored: `ready` reports a failed first start
  ended.catch(() => undefined);
  return {
    ready,
    ended,
    stop: () => {
      stopping = true;
      return service.stop();
    },
  };
}
