import { draftVersion, findDraft, saveDraft, type KeptDraft } from '@/offline/office/draft-store';
import { onOfficeChange } from '@/offline/office/office-changes';
import { onPageLeave } from '@/offline/on-page-leave';
import type { ReportValues } from '../report-values';

/** The longest that a keystroke waits before it is written to the device. Not put off by the next one. */
const saveDelayMs = 300;

/**
 * untouched: nothing was typed. saved: all that was typed is on the device. saving: not yet. refused: the device keeps nothing. overtaken: another tab
 * has saved the same report, and this one does not write over it.
 */
export type DraftState = 'untouched' | 'saved' | 'saving' | 'refused' | 'overtaken';

interface KeeperStart {
  readonly owner: string;
  readonly target: string;
  /** What the device had; null for a report that begins. */
  readonly stored: KeptDraft | null;
}

/** Keeps one report on the device while it is written. */
export class ReportDraftKeeper {
  readonly id: string;
  private revision: number;
  private latest: ReportValues | null = null;
  private state: DraftState;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private ended = false;
  private onGone: () => void = () => undefined;
  private readonly endings: (() => void)[] = [];

  constructor(
    private readonly start: KeeperStart,
    private readonly onState: (state: DraftState) => void,
  ) {
    this.id = start.stored?.id ?? crypto.randomUUID();
    this.revision = start.stored?.revision ?? 0;
    this.state = start.stored ? 'saved' : 'untouched';
  }

  /**
   * Begins to follow the other tabs, and to save when the page goes out of sight. `onGone`: the draft went off the device
   * elsewhere, or its report was sent, and nothing here is unsaved.
   */
  begin(onGone: () => void): void {
    this.ended = false;
    this.onGone = onGone;
    this.endings.push(
      onOfficeChange(() => void this.look()),
      onPageLeave(() => void this.flush()),
    );
  }

  /** Saves what is left to save, and ends. */
  end(): void {
    for (const end of this.endings.splice(0)) end();
    void this.flush();
    this.ended = true;
  }

  /** Takes what stands on the page; it is on the device within `saveDelayMs`. */
  write(values: ReportValues): void {
    this.latest = values;
    if (this.state === 'overtaken') return;
    this.tell('saving');
    this.timer ??= setTimeout(() => void this.flush(), saveDelayMs);
  }

  /** Saves now; settles when what was written so far is on the device, or was refused. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
    if (this.latest === null || this.state === 'overtaken') return;
    await this.saveInTurn(this.latest, false);
  }

  /** Writes this tab's text over the other's, which the person has chosen. */
  async keepMine(values: ReportValues): Promise<void> {
    this.state = 'saving';
    await this.saveInTurn(values, true);
  }

  /** Forgets what is not saved yet: the draft is being taken off the device. */
  async drop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.latest = null;
    for (const end of this.endings.splice(0)) end();
    await this.running;
    // What could not be saved is not tried again.
    this.latest = null;
    this.ended = true;
  }

  /** While it runs, `look` waits: what changes then is our own. */
  private async saveInTurn(values: ReportValues, anew: boolean): Promise<void> {
    this.running = this.save(values, anew).finally(() => (this.running = null));
    await this.running;
  }

  private async save(values: ReportValues, anew: boolean): Promise<void> {
    this.latest = null;
    const { owner, target } = this.start;
    const draft: KeptDraft<ReportValues> = {
      version: draftVersion,
      id: this.id,
      owner,
      target,
      values,
      revision: this.revision,
      updatedAt: Date.now(),
    };
    try {
      const kept = await saveDraft(draft, anew);
      if (!kept) {
        this.latest ??= values;
        return this.tell('overtaken');
      }
      this.revision = anew
        ? ((await findDraft(owner, target))?.revision ?? this.revision)
        : this.revision + 1;
      if (this.latest === null) this.tell('saved');
    } catch {
      this.latest ??= values;
      this.tell('refused');
    }
  }

  /** Another tab may have saved this report, or taken it off the device. */
  private async look(): Promise<void> {
    await this.running;
    if (this.ended || this.running !== null) return;
    const { owner, target } = this.start;
    const { revision } = this;
    const stored = await findDraft(owner, target).catch(() => undefined);
    if (stored === undefined || this.ended || this.running !== null || revision !== this.revision) return;
    if (stored === null) {
      if (revision > 0 && this.latest === null) this.onGone();
      return;
    }
    if (stored.id !== this.id || stored.revision !== revision) this.tell('overtaken');
  }

  private tell(state: DraftState): void {
    if (this.state === state || this.ended) return;
    this.state = state;
    this.onState(state);
  }
}
