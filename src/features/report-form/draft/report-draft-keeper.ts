import { reportedAs } from '@/logging/report-fault';
import { draftVersion, findDraft, saveDraft, type KeptDraft } from '@/offline/office/draft-store';
import { onOfficeChange } from '@/offline/office/office-changes';
import { onPageLeave } from '@/offline/on-page-leave';
import type { ReportValues } from '../report-values';

/** The longest time before a keystroke is stored. Further keystrokes don't extend it. */
const saveDelayMs = 300;

/**
 * untouched: nothing was typed. saved: everything is on the device. saving: not yet. refused: the device can't
 * store it. overtaken: another tab has saved the same report, and this one doesn't overwrite it.
 */
export type DraftState = 'untouched' | 'saved' | 'saving' | 'refused' | 'overtaken';

interface KeeperStart {
  readonly owner: string;
  readonly target: string;
  /** The stored draft; null for a new report. */
  readonly stored: KeptDraft | null;
}

/** Stores one report on the device while it is written. */
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
   * Starts watching the other tabs, and saves when the page is hidden. `onGone` is called when the draft was
   * removed elsewhere or its report was sent, and nothing here is unsaved.
   */
  begin(onGone: () => void): void {
    this.ended = false;
    this.onGone = onGone;
    this.endings.push(
      onOfficeChange(() => void this.look()),
      onPageLeave(() => void this.flush()),
    );
  }

  /** Saves what is unsaved, and stops. */
  end(): void {
    for (const end of this.endings.splice(0)) end();
    void this.flush();
    this.ended = true;
  }

  /** Takes the form's values; they are stored within `saveDelayMs`. */
  write(values: ReportValues): void {
    this.latest = values;
    if (this.state === 'overtaken') return;
    this.tell('saving');
    this.timer ??= setTimeout(() => void this.flush(), saveDelayMs);
  }

  /** Saves now; resolves once everything written so far was stored or refused. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
    if (this.latest === null || this.state === 'overtaken') return;
    await this.saveInTurn(this.latest, false);
  }

  /** Overwrites the other tab's draft, as the admin chose. */
  async keepMine(values: ReportValues): Promise<void> {
    this.state = 'saving';
    await this.saveInTurn(values, true);
  }

  /** Discards unsaved changes, because the draft is being deleted. */
  async drop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.latest = null;
    for (const end of this.endings.splice(0)) end();
    await this.running;
    // A save that failed meanwhile is not retried.
    this.latest = null;
    this.ended = true;
  }

  /** `look` waits for `running`, so that it doesn't see this tab's own save as another's. */
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

  /** Checks whether another tab has saved or removed this report. */
  private async look(): Promise<void> {
    await this.running;
    if (this.ended || this.running !== null) return;
    const { owner, target } = this.start;
    const { revision } = this;
    const stored = await findDraft(owner, target).catch(reportedAs('a report draft not read', undefined));
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
