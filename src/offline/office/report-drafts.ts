import { announceOfficeChange } from './office-changes';
import { withOfficeDatabase } from './office-database';
import { officeTransaction } from './office-transaction';

/** The version of the stored drafts. Increment it with any change, and make `readDraft` read the last one. */
export const draftVersion = 1;

/** A report in progress. Times are milliseconds since the epoch by the device's clock. */
export interface StoredDraft<Values = unknown> {
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

/** An admin's drafts on this device, latest first. @throws Error if the browser refuses. */
export async function listDrafts(owner: string): Promise<readonly StoredDraft[]> {
  const records = await withOfficeDatabase((database) => database.getAll('drafts'));
  return records
    .flatMap((record) => readDraft(record) ?? [])
    .filter((draft) => draft.owner === owner)
    .sort((one, other) => other.updatedAt - one.updatedAt);
}

/** The draft of one target; null where there is none. @throws Error if the browser refuses. */
export async function findDraft(owner: string, target: string): Promise<StoredDraft | null> {
  return (await listDrafts(owner)).find((draft) => draft.target === target) ?? null;
}

/**
 * Stores a draft as its next revision, unless another tab has saved or removed it since `draft.revision`, or began
 * another draft of the same target. `overwrite` replaces what is stored.
 * @returns whether it was stored.
 * @throws Error if the device can't store it.
 */
export async function saveDraft(draft: StoredDraft, overwrite = false): Promise<boolean> {
  const saved = await officeTransaction(async ({ drafts }) => {
    const own = (await drafts.getAll()).flatMap((record) => readDraft(record) ?? []);
    const stored = own.find(({ id }) => id === draft.id);
    const others = own.filter(
      ({ id, owner, target }) => id !== draft.id && owner === draft.owner && target === draft.target,
    );
    if (!overwrite && (others.length > 0 || (stored?.revision ?? 0) !== draft.revision)) return false;
    for (const { id } of others) await drafts.delete(id);
    const next: StoredDraft = { ...draft, revision: Math.max(draft.revision, stored?.revision ?? 0) + 1 };
    await drafts.put(next);
    return true;
  });
  if (saved) announceOfficeChange();
  return saved;
}

/** Deletes a draft, with the result or refusal of its report. @throws Error if the browser refuses. */
export async function removeDraft(id: string): Promise<void> {
  await officeTransaction(async ({ drafts, outbox }) => {
    await drafts.delete(id);
    for (const record of (await outbox.getAll()) as { id: string; state?: unknown; action?: unknown }[]) {
      const { draftId } = (record.action ?? {}) as { draftId?: unknown };
      const hasEnded = record.state === 'done' || record.state === 'needs-attention';
      if (hasEnded && draftId === id) await outbox.delete(record.id);
    }
  });
  announceOfficeChange();
}

/** Reads a stored draft; null if a newer version of the product wrote it. */
function readDraft(record: unknown): StoredDraft | null {
  if (typeof record !== 'object' || record === null || !('version' in record)) return null;
  return record.version === draftVersion ? (record as StoredDraft) : null;
}
