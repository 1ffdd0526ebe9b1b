import { stopCommands } from './run-command';

type Dispose = () => Promise<void> | void;

/** Cleanup steps, run in reverse order. Each runs once, however the shutdown starts. */
export class Shutdown {
  private readonly disposals: Dispose[] = [];
  private ending: Promise<void> | null = null;

  add(dispose: Dispose): void {
    this.disposals.push(dispose);
  }

  get begun(): boolean {
    return this.ending !== null;
  }

  run(): Promise<void> {
    this.ending ??= this.disposeAll();
    return this.ending;
  }

  /** A failing step does not prevent the others. @throws the first error after all steps have run. */
  private async disposeAll(): Promise<void> {
    const failures: unknown[] = [];
    await stopCommands();
    for (let dispose = this.disposals.pop(); dispose; dispose = this.disposals.pop()) {
      try {
        await dispose();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** From now on, Ctrl-C or a process manager's signal runs the shutdown and then exits with `exitCode`. */
  onSignals(before: () => void, exitCode: number): void {
    const end = () => {
      if (this.begun) return;
      before();
      void this.run().then(
        () => process.exit(exitCode),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    if (process.env.npm_lifecycle_event) onParentGone(end);
  }
}

/**
 * npm does not always forward signals, and cannot when it is killed; then its exit is the only indication.
 */
function onParentGone(then: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) then();
  }, 500);
  watch.unref();
}
