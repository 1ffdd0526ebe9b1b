import { note } from '../../console/progress.mjs';
import { keepAlive } from './keep-alive';
import { recordService } from './run-record';
import type { Service } from './service';
import type { Shutdown } from './shutdown';

/** The processes of the local stack. One that ends is reported on the terminal and restarted. */
export class Parts {
  private readonly endings: Promise<void>[] = [];
  private readonly down = new Set<string>();

  constructor(private readonly shutdown: Shutdown) {}

  /**
   * Starts a part and registers it for shutdown. Rejects with a Failure if it does not start. `onDeath` may
   * add to the message that the part has stopped.
   */
  async start(name: string, start: () => Service, onDeath?: () => void): Promise<void> {
    this.down.add(name);
    const stored = keepAlive({
      start: () => {
        const service = start();
        recordService(service);
        return service;
      },
      onDeath: (how) => {
        this.down.add(name);
        note(`${name} stopped: ${how}. Restarting.`);
        onDeath?.();
      },
      onReturn: (afterMs) => {
        this.down.delete(name);
        note(`${name}: running again after ${(afterMs / 1000).toFixed(1)} s.`);
      },
    });
    this.shutdown.add(() => stored.stop());
    this.endings.push(stored.ended);
    await stored.ready;
    this.down.delete(name);
  }

  /** Whether all of these parts are ready. */
  areUp(...names: readonly string[]): boolean {
    return names.every((name) => !this.down.has(name));
  }

  /** Rejects with a Failure when a part can't be restarted. */
  get ended(): Promise<void> {
    return Promise.race(this.endings);
  }
}
