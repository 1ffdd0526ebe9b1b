import { fieldsIn, hasFields, isNumber, isText, type Guard } from '@domain/json/guards';
import { recordReader } from '../record-reader';
import { announceOfficeChange } from './office-changes';
import { withOfficeDatabase } from './office-database';
import { officeTransaction } from './office-transaction';

/** The version of the stored drafts. Increment it with any change, and make `reportDrafts` read the last one. */
export const draftVersion = 1;

/** A report in progress. Times are milliseconds since the epoch by the device's clock. */
export interface StoredDraft<Values> {
  readonly version: typeof draftVersion;
  readonly id: string;
  /** The admin's uid. */
  readonly owner: string;
  /** What the report is about: `new`, `job:{id}`, or `report:{id}` for an amendment. Each has one draft. */
  readonly target: string;
  readonly values: Values;
  /** Incremented by each save, so that a tab notices another tab's save. */
  readonly revision: number;
  readonly updatedAt: number;
}

interface ReportDrafts<Values> {
  /** An admin's drafts on this device, latest first. @throws Error if the browser refuses. */
  readonly list: (owner: string) => Promise<readonly StoredDraft<Values>[]>;
  /** The draft of one target; null where there is none. @throws Error if the browser refuses. */
  readonly find: (owner: string, target: string) => Promise<StoredDraft<Values> | null>;
  /**
   * Stores a draft as its next revision, unless another tab has saved or removed it since `draft.revision`, or began
   * another draft of the same target. `overwrite` replaces what is stored.
   * @returns whether it was stored.
   * @throws Error if the device can't store it.
   */
  readonly save: (draft: StoredDraft<Values>, overwrite?: boolean) => Promise<boolean>;
}

/** The drafts of this device whose values `isValues` accepts. Others are left as they are, and replaced by none. */
export function reportDrafts<Values>(isValues: Guard<Values>): ReportDrafts<Values> {
  const read = recordReader({
    fault: 'a stored draft not readable',
    version: draftVersion,
    is: hasFields<Omit<StoredDraft<Values>, 'version'>>({
      id: isText,
      owner: isText,
      target: isText,
      values: isValues,
      revision: isNumber,
      updatedAt: isNumber,
    }),
  });
  const readAll = (records: readonly unknown[]): readonly StoredDraft<Values>[] =>
    records.flatMap((record) => read(record) ?? []);

  async function list(owner: string): Promise<readonly StoredDraft<Values>[]> {
    return readAll(await withOfficeDatabase((database) => database.getAll('drafts')))
      .filter((draft) => draft.owner === owner)
      .sort((one, other) => other.updatedAt - one.updatedAt);
  }

  async function save(draft: StoredDraft<Values>, overwrite = false): Promise<boolean> {
    const saved = await officeTransaction(async ({ drafts }) => {
      const records = await drafts.getAll();
      const own = readAll(records);
      const stored = own.find(({ id }) => id === draft.id);
      const others = own.filter(
        ({ id, owner, target }) => id !== draft.id && owner === draft.owner && target === draft.target,
      );
      if (!overwrite && (others.length > 0 || (stored?.revision ?? 0) !== draft.revision)) return false;
      for (const { id } of others) await drafts.delete(id);
      const unreadable = stored ? undefined : records.find(({ id }) => id === draft.id);
      if (unreadable) await drafts.put({ ...unreadable, id: crypto.randomUUID() });
      const revision = Math.max(draft.revision, stored?.revision ?? 0) + 1;
      const next: StoredDraft<Values> = { ...draft, revision };
      await drafts.put(next);
      return true;
    });
    if (saved) announceOfficeChange();
    return saved;
  }

  return {
    list,
    find: async (owner, target) => (await list(owner)).find((draft) => draft.target === target) ?? null,
    save,
  };
}

/** Deletes a draft, with the result or refusal of its report. @throws Error if the browser refuses. */
export async function removeDraft(id: string): Promise<void> {
  await officeTransaction(async ({ drafts, outbox }) => {
    await drafts.delete(id);
    for (const record of await outbox.getAll()) {
      const { state, action } = fieldsIn(record);
      const hasEnded = state === 'done' || state === 'needs-attention';
      if (hasEnded && fieldsIn(action).draftId === id) await outbox.delete(record.id);
    }
  });
  announceOfficeChange();
}
