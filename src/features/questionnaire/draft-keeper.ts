import { reportedAs } from '@/logging/report-fault';
import { emptyAnswers, hasAnswers } from '@domain/questionnaire/empty-answers';
import { mergeAnswers, sameAnswers } from '@domain/questionnaire/merge-answers';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { DraftStore } from '@/offline/draft-store';
import { contentOf } from '@/offline/outbox-entry';
import { findEntry, removeEntry, subscribeToOutbox } from '@/offline/outbox-store';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { updateDraft } from '@/offline/update-draft';
import { isOpenDraft, readStored, storedDraft } from './stored-draft';

interface KeeperEvents {
  /** The answers changed other than by typing here: the answers before -> the answers now. */
  readonly onMerged: (before: QuestionnaireDraft, merged: QuestionnaireDraft) => void;
  /** Whether the device could store the answers. */
  readonly onStored: (stored: boolean) => void;
}

/**
 * Stores one link's answers on the device while they are typed. Tabs with the same questionnaire write the same draft:
 * each saves the fields that it changed, and takes over the others.
 */
export class DraftKeeper {
  /** What is stored, as far as this tab knows. */
  private base: QuestionnaireDraft;
  private here: QuestionnaireDraft;
  private step: number;
  private savedStep: number;
  private about: string | null = null;
  private renews = false;
  private saves = 0;
  /** It stores no value of its own: each save merges the current answers with those of other tabs. */
  private readonly store: DraftStore<null>;
  private readonly id: string;
  private readonly endings: (() => void)[] = [];

  constructor(
    private readonly linkKey: string,
    stored: { readonly answers: QuestionnaireDraft; readonly step: number },
    private readonly events: KeeperEvents,
  ) {
    this.id = questionnaireEntryId(linkKey);
    this.base = this.here = stored.answers;
    this.step = this.savedStep = stored.step;
    this.store = new DraftStore(() => this.save(), events.onStored);
  }

  /** Starts following the other tabs, and saving when the page is hidden or left. */
  start(): void {
    this.endings.push(
      subscribeToOutbox(() => void this.look()),
      this.store.start(),
    );
    void this.look();
  }

  /** Saves what is unsaved, and ends. */
  stop(): void {
    for (const end of this.endings.splice(0)) end();
  }

  /** Takes the page's answers, which are stored within the store's delay. `about` as in the stored draft. */
  write(answers: QuestionnaireDraft, step: number, about: string | null): void {
    this.here = answers;
    this.step = step;
    this.about = about;
    if (this.isDirty()) this.store.write(null);
  }

  /** Makes the refused submission a draft again, with its `about`, by which a later link to the job finds it. */
  renew(): void {
    this.renews = true;
    void this.flush();
  }

  /** Saves now; resolves once everything typed so far is stored, or the device has refused it. */
  flush(): Promise<void> {
    if (this.isDirty()) this.store.write(null);
    return this.store.flush();
  }

  /** Clears the answers on the page and on the device. */
  clear(): Promise<void> {
    return this.store.discard(async () => {
      const before = this.here;
      this.saves += 1;
      this.base = this.here = emptyAnswers;
      this.step = this.savedStep = 1;
      this.events.onMerged(before, emptyAnswers);
      await removeEntry(this.id).catch(reportedAs('a questionnaire draft not removed', undefined));
    });
  }

  private isDirty(): boolean {
    return (
      this.renews ||
      !sameAnswers(this.base, this.here) ||
      (this.step !== this.savedStep && hasAnswers(this.base))
    );
  }

  private async save(): Promise<void> {
    if (!this.isDirty()) return;
    const { base, here, step, about, renews } = this;
    let stored = here;
    this.saves += 1;
    this.renews = false;
    const entry = await updateDraft({
      id: this.id,
      callName: 'client-questionnaire-submit',
      formType: 'questionnaire',
      change: (data) => {
        stored = mergeAnswers(base, here, readStored(data).answers);
        return storedDraft(this.linkKey, stored, step, about ?? readStored(data).about);
      },
    }).catch((cause: unknown) => {
      this.renews ||= renews;
      throw cause;
    });
    if (entry.state !== 'draft') return;
    this.base = stored;
    this.savedStep = step;
    this.take(mergeAnswers(here, this.here, stored));
  }

  /** Takes over what another tab has stored, unless this tab has saved meanwhile, which merges it too. */
  private async look(): Promise<void> {
    const { saves } = this;
    if (this.store.saving !== null) return;
    const entry = await findEntry(this.id).catch(reportedAs('a questionnaire draft not read', undefined));
    if (entry === undefined || this.store.saving !== null || saves !== this.saves) return;
    if (entry !== null && !isOpenDraft(entry)) return;
    const there = readStored(entry && contentOf(entry)).answers;
    const merged = mergeAnswers(this.base, this.here, there);
    this.base = there;
    this.take(merged);
  }

  private take(merged: QuestionnaireDraft): void {
    const before = this.here;
    if (sameAnswers(before, merged)) return;
    this.here = merged;
    // After `stop`, nothing shows the answers.
    if (this.endings.length > 0) this.events.onMerged(before, merged);
  }
}
