import { reportedAs } from '@/logging/report-fault';
import { draftVersion } from '@/offline/office/report-drafts';
import { onOfficeChange } from '@/offline/office/office-changes';
import { DraftStore } from '@/offline/draft-store';
import type { ReportValues } from '../report-values';
import { findDraft, saveDraft, type StoredReport } from './report-drafts';

/**
 * untouched: nothing was typed. saved: everything is on the device. saving: not yet. refused: the device can't
 * store it. overtaken: another tab has saved the same report, and this one doesn't overwrite it.
 */
export type DraftState = 'untouched' | 'saved' | 'saving' | 'refused' | 'overtaken';

interface KeeperStart {
  readonly owner: string;
  readonly target: string;
  /** The stored draft; null for a new report. */
  readonly stored: StoredReport | null;
}

/** Stores one report on the device while it is written. */
export class ReportDraftKeeper {
  readonly id: string;
  private readonly store: DraftStore<ReportValues>;
  private revision: number;
  private state: DraftState;
  /** Whether the next save overwrites another tab's draft. */
  private overwrites = false;
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
    this.store = new DraftStore(
      (values) => this.save(values),
      (stored) => {
        if (!stored) this.notify('refused');
        else if (!this.store.isDirty) this.notify('saved');
      },
    );
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
      this.store.start(),
    );
  }

  /** Saves what is unsaved, and stops. */
  end(): void {
    for (const end of this.endings.splice(0)) end();
    this.ended = true;
  }

  /** Takes the form's values; they are stored within the store's delay. */
  write(values: ReportValues): void {
    if (this.state !== 'overtaken') this.notify('saving');
    this.store.write(values);
  }

  /** Saves now; resolves once everything written so far was stored or refused. */
  flush(): Promise<void> {
    return this.store.flush();
  }

  /** Overwrites the other tab's draft, as the admin chose. */
  async keepMine(values: ReportValues): Promise<void> {
    this.state = 'saving';
    this.overwrites = true;
    this.store.write(values);
    this.store.release();
    await this.store.flush();
  }

  /** Discards unsaved changes, because the draft is being deleted. */
  async drop(): Promise<void> {
    const discarded = this.store.discard();
    void this.store.hold();
    for (const end of this.endings.splice(0)) end();
    await discarded;
    this.ended = true;
  }

  private async save(values: ReportValues): Promise<void> {
    const { owner, target } = this.start;
    const { overwrites } = this;
    const draft: StoredReport = {
      version: draftVersion,
      id: this.id,
      owner,
      target,
      values,
      revision: this.revision,
      updatedAt: Date.now(),
    };
    if (await saveDraft(draft, overwrites)) {
      this.overwrites = false;
      this.revision = overwrites
        ? ((await findDraft(owner, target))?.revision ?? this.revision)
        : this.revision + 1;
      return;
    }
    // Remembered, in case the admin chooses to overwrite the other tab's draft.
    if (!this.store.isDirty) this.store.write(values);
    void this.store.hold();
    this.notify('overtaken');
  }

  /** Checks whether another tab has saved or removed this report. */
  private async look(): Promise<void> {
    // So that this tab's own save isn't taken for another's.
    await this.store.saving;
    if (this.ended || this.store.saving !== null) return;
    const { owner, target } = this.start;
    const { revision } = this;
    const stored = await findDraft(owner, target).catch(reportedAs('a report draft not read', undefined));
    if (stored === undefined || this.ended || this.store.saving !== null || revision !== this.revision)
      return;
    if (stored === null) {
      if (revision > 0 && !this.store.isDirty) this.onGone();
      return;
    }
    if (stored.id !== this.id || stored.revision !== revision) {
      void this.store.hold();
      this.notify('overtaken');
    }
  }

  private notify(state: DraftState): void {
    if (this.state === state || this.ended) return;
    this.state = state;
    this.onState(state);
  }
}
