import { emptyAnswers, hasAnswers } from '@domain/questionnaire/empty-answers';
import { mergeAnswers, sameAnswers } from '@domain/questionnaire/merge-answers';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { onPageLeave } from '@/offline/on-page-leave';
import { findEntry, removeEntry, subscribeToOutbox } from '@/offline/outbox-store';
import { updateDraft } from '@/offline/update-draft';
import { entryIdOf, isOpenDraft, readStored, storedDraft } from './stored-draft';

/** The longest that a keystroke waits before it is written to the device. Not put off by the next one. */
export const saveDelayMs = 200;

interface KeeperEvents {
  /** The answers changed, but not on this page: what stood here -> what stands here now. */
  readonly onMerged: (before: QuestionnaireDraft, merged: QuestionnaireDraft) => void;
  /** Whether the device keeps what is written. */
  readonly onKept: (kept: boolean) => void;
}

/**
 * Keeps one link's answers on the device while they are written. Tabs that have the same questionnaire open write the same
 * draft: each saves the fields that it changed, and takes over the others.
 */
export class DraftKeeper {
  /** What is stored, as far as is known here. */
  private base: QuestionnaireDraft;
  private here: QuestionnaireDraft;
  private step: number;
  private savedStep: number;
  private about: string | null = null;
  private renews = false;
  private saves = 0;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly id: string;
  private readonly endings: (() => void)[] = [];

  constructor(
    private readonly bookingKey: string,
    stored: { readonly answers: QuestionnaireDraft; readonly step: number },
    private readonly events: KeeperEvents,
  ) {
    this.id = entryIdOf(bookingKey);
    this.base = this.here = stored.answers;
    this.step = this.savedStep = stored.step;
  }

  /** Begins to follow the other tabs, and to save when the page goes out of sight. */
  start(): void {
    this.endings.push(
      subscribeToOutbox(() => void this.look()),
      onPageLeave(() => void this.flush()),
    );
    void this.look();
  }

  /** Saves what is left to save, and ends. */
  stop(): void {
    for (const end of this.endings.splice(0)) end();
    void this.flush();
  }

  /** Takes what stands on the page; it is on the device within `saveDelayMs`. `about` as in the stored draft. */
  write(answers: QuestionnaireDraft, step: number, about: string | null): void {
    this.here = answers;
    this.step = step;
    this.about = about;
    if (this.isDirty()) this.timer ??= setTimeout(() => void this.flush(), saveDelayMs);
  }

  /** Makes the refused submission a draft again, under what it is about: a later link to the same booking finds it. */
  renew(): void {
    this.renews = true;
    void this.flush();
  }

  /** Saves now; settles when what was written so far is on the device, or the device has refused it. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
    if (!this.isDirty()) return;
    this.running = this.save().finally(() => (this.running = null));
    await this.running;
  }

  /** Takes the answers off the page and off the device. */
  async clear(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
    const before = this.here;
    this.saves += 1;
    this.base = this.here = emptyAnswers;
    this.step = this.savedStep = 1;
    this.events.onMerged(before, emptyAnswers);
    await removeEntry(this.id).catch(() => undefined);
  }

  private isDirty(): boolean {
    return (
      this.renews ||
      !sameAnswers(this.base, this.here) ||
      (this.step !== this.savedStep && hasAnswers(this.base))
    );
  }

  private async save(): Promise<void> {
    const { base, here, step, about } = this;
    let stored = here;
    this.saves += 1;
    this.renews = false;
    try {
      const entry = await updateDraft({
        id: this.id,
        callName: 'submitQuestionnaire',
        formType: 'questionnaire',
        change: (data) => {
          stored = mergeAnswers(base, here, readStored(data).answers);
          return storedDraft(this.bookingKey, stored, step, about ?? readStored(data).about);
        },
      });
      this.events.onKept(true);
      if (entry.state !== 'draft') return;
    } catch {
      this.events.onKept(false);
      return;
    }
    this.base = stored;
    this.savedStep = step;
    this.take(mergeAnswers(here, this.here, stored));
  }

  /** Takes over what another tab has stored, unless a save of this one came between: that has done so already. */
  private async look(): Promise<void> {
    const { saves } = this;
    if (this.running !== null) return;
    const entry = await findEntry(this.id).catch(() => undefined);
    if (entry === undefined || this.running !== null || saves !== this.saves) return;
    if (entry !== null && !isOpenDraft(entry)) return;
    const there = readStored(entry?.data).answers;
    const merged = mergeAnswers(this.base, this.here, there);
    this.base = there;
    this.take(merged);
  }

  private take(merged: QuestionnaireDraft): void {
    const before = this.here;
    if (sameAnswers(before, merged)) return;
    this.here = merged;
    this.events.onMerged(before, merged);
  }
}
