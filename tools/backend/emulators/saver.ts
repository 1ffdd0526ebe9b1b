import { exportData } from './export-data';

/** Saves the emulators' data in `dataDir`. */
export class Saver {
  private running: Promise<void> = Promise.resolve();
  private saved: Date | null = null;

  /** @param isReady False while an emulator restarts and lacks its data. */
  constructor(
    private readonly dataDir: string,
    private readonly isReady: () => boolean,
  ) {}

  /** When the last save finished; null before the first. */
  get lastSave(): Date | null {
    return this.saved;
  }

  /** Saves now, after any save in progress. Rejects if the emulators don't answer or are not ready. */
  save(): Promise<void> {
    // Two concurrent saves would write to the same folder.
    // ignored: a failed save has rejected for its own caller already
    this.running = this.running.catch(() => undefined).then(() => this.saveOnce());
    return this.running;
  }

  /** Starts saving regularly; failures go to `onFailure`. Returns a function that stops it. */
  saveEachMinute(onFailure: (error: unknown) => void, intervalMs = 60_000): () => void {
    const timer = setInterval(() => {
      if (this.isReady()) void this.save().catch(onFailure);
    }, intervalMs);
    return () => clearInterval(timer);
  }

  private async saveOnce(): Promise<void> {
    if (!this.isReady()) throw new Error('The emulators are not running.');
    await exportData(this.dataDir);
    this.saved = new Date();
  }
}
