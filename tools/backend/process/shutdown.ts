import { stopCommands } from './run-command';

type Dispose = () => Promise<void> | void;

/** What has to be ended, the last started first. Each is ended once, whichever way the end comes. */
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

  private async disposeAll(): Promise<void> {
    await stopCommands();
    for (let dispose = this.disposals.pop(); dispose; dispose = this.disposals.pop()) await dispose();
  }

  /** From now on Ctrl-C, or the signal of a process manager, ends everything and then this process with `exitCode`. */
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

/** npm does not always hand its signals on, and cannot where it is killed: its end is then the only sign. */
function onParentGone(then: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) then();
  }, 500);
  watch.unref();
}
