import { reportedAs } from '@/logging/report-fault';
import { DraftStore } from './draft-store';
import type { SubmissionCall } from './outbox-entry';
import { removeEntry } from './outbox-store';
import { updateDraft } from './update-draft';

interface DraftedForm {
  readonly callName: SubmissionCall;
  readonly formType: string;
}

/** The draft of a form that is submitted through the outbox: an entry, which the submission replaces. */
export class SubmissionDraft {
  /** Of the form's content, as it would be submitted. */
  readonly store: DraftStore<object>;
  private taken: string | undefined;

  /** @param id of the entry; undefined until there is one */
  constructor(
    private readonly form: DraftedForm,
    private id: string | undefined,
    onStored?: (stored: boolean) => void,
  ) {
    this.store = new DraftStore((data) => this.keep(data), onStored);
  }

  /** Whether there is an entry. */
  get isStored(): boolean {
    return this.id !== undefined;
  }

  /** Continues the draft with this id. */
  adopt(id: string): void {
    this.id = id;
  }

  /** Ends the draft, so that it isn't written again, and returns its entry's id for the submission to replace. */
  async take(): Promise<string | undefined> {
    await this.store.hold();
    this.taken = this.id;
    this.id = undefined;
    return this.taken;
  }

  /** Goes on after a submission that failed, by default under the id that was taken. */
  resume(id: string | undefined = this.taken): void {
    this.id = id;
    this.store.release();
  }

  /** Removes the draft from the device. Later input belongs to another. */
  forget(): Promise<void> {
    return this.store.discard(async () => {
      const { id } = this;
      this.id = undefined;
      if (id !== undefined) await removeEntry(id).catch(reportedAs('a draft not removed', undefined));
    });
  }

  private async keep(data: object): Promise<void> {
    const keepAs = (id: string) => updateDraft({ ...this.form, id, change: () => data });
    const entry = await keepAs(this.id ?? crypto.randomUUID());
    // If another tab has submitted the draft, this input becomes a new one.
    this.id = (entry.state === 'draft' ? entry : await keepAs(crypto.randomUUID())).id;
  }
}
