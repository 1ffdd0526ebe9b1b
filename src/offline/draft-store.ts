import { reportFault } from '@/logging/report-fault';

/** The longest time before a keystroke is stored on the device. Later keystrokes don't extend it. */
export const saveDelayMs = 200;

/**
 * Stores what is typed in a form, a moment after each change and when the page is left. Saves run one after another. What
 * the device could not store is tried again at the next change, and when the page is left.
 */
export class DraftStore<Values> {
  private unsaved: { readonly values: Values } | null = null;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  /** Whether its form has ended, so that nothing shows whether the last save worked. */
  private ended = false;
  /** Incremented when what was typed is discarded. */
  private discards = 0;

  /**
   * @param save stores the values in one transaction; rejects if the device can't
   * @param onStored called after each save with whether the device could store it, until the store is stopped
   */
  constructor(
    private readonly save: (values: Values) => Promise<unknown>,
    private readonly onStored: (stored: boolean) => void = () => undefined,
  ) {}

  /** Whether anything was written that is not stored, nor being stored. */
  get isDirty(): boolean {
    return this.unsaved !== null;
  }

  /** The save that is in progress; null if there is none. Never rejects. */
  get saving(): Promise<void> | null {
    return this.running;
  }

  /** From now on saves when the page is hidden or left. Returns the function that saves once more and stops. */
  start(): () => void {
    this.ended = false;
    const stop = onPageLeave(() => void this.flush());
    return () => {
      stop();
      this.ended = true;
      void this.flush();
    };
  }

  /** Takes the form's values, which are stored within `saveDelayMs`. */
  write(values: Values): void {
    this.unsaved = { values };
    this.plan();
  }

  /** Saves now; resolves once everything written so far is stored, or the device has refused it. */
  flush(): Promise<void> {
    this.cancel();
    if (this.unsaved === null || this.held) return this.running ?? Promise.resolve();
    return this.inTurn(() => this.saveUnsaved());
  }

  /** Stops saving until `release`; resolves once no save is in progress. What is written meanwhile is remembered. */
  hold(): Promise<void> {
    this.held = true;
    this.cancel();
    return this.running ?? Promise.resolve();
  }

  /** Saves again, also what was written meanwhile. */
  release(): void {
    this.held = false;
    this.plan();
  }

  /** Forgets what is unsaved, and runs `remove` after the save in progress. @throws as `remove` */
  discard(remove: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.cancel();
    this.unsaved = null;
    this.discards += 1;
    return this.inTurn(remove);
  }

  private plan(): void {
    if (this.unsaved === null || this.held) return;
    this.timer ??= setTimeout(() => void this.flush(), saveDelayMs);
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async saveUnsaved(): Promise<void> {
    const { unsaved, discards } = this;
    if (unsaved === null || this.held) return;
    this.unsaved = null;
    try {
      await this.save(unsaved.values);
      if (!this.ended) this.onStored(true);
    } catch (error) {
      reportFault('typed text not saved', error);
      if (discards === this.discards) this.unsaved ??= unsaved;
      if (!this.ended) this.onStored(false);
    }
  }

  /** Begins at once if nothing is running: a page that ends may not get another turn. */
  private async inTurn(work: () => Promise<unknown>): Promise<void> {
    const turn = this.running === null ? work() : this.running.then(work);
    const over = () => {
      if (this.running === running) this.running = null;
    };
    const running: Promise<void> = turn.then(over, over);
    this.running = running;
    await turn;
  }
}

/**
 * Calls `save` whenever the page may be about to end: a phone ends a hidden page without an event, and a closed tab
 * fires only `pagehide`. Returns the function that stops it.
 */
function onPageLeave(save: () => void): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') save();
  };
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', save);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', save);
  };
}
