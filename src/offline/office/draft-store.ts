import { announceOfficeChange } from './office-changes';
import { withOfficeDatabase } from './office-database';
import { officeTransaction } from './office-transaction';

/** The form in which drafts are stored now. Raise it with any change, and teach `readDraft` the last one. */
export const draftVersion = 1;

/** A report that is being written. Times are milliseconds since the epoch, of the device's clock. */
export interface KeptDraft<Values = unknown> {
  readonly version: typeof draftVersion;
  readonly id: string;
  /** The admin's uid. */
  readonly owner: string;
  /** What it is a report of: `new`, `job:{id}`, or `report:{id}` for an amendment. One draft each. */
  readonly target: string;
  readonly values: Values;
  /** Rises with each save, so that a tab knows that another one has saved. */
  readonly revision: number;
  readonly updatedAt: number;
}

/** An admin's drafts on this device, the latest first. @throws Error if the browser refuses. */
export async function listDrafts(owner: string): Promise<readonly KeptDraft[]> {
  const records = await withOfficeDatabase((database) => database.getAll('drafts'));
  return records
    .flatMap((record) => readDraft(record) ?? [])
    .filter((draft) => draft.owner === owner)
    .sort((one, other) => other.updatedAt - one.updatedAt);
}

/** The draft of one target; null where there is none. @throws Error if the browser refuses. */
export async function findDraft(owner: string, target: string): Promise<KeptDraft | null> {
  return (await listDrafts(owner)).find((draft) => draft.target === target) ?? null;
}

/**
 * Keeps a draft as its next revision, unless another tab has saved or removed it since `draft.revision`, or has begun
 * another one of the same target. `anew` puts it in the place of whatever there is.
 * @returns whether it was kept.
 * @throws Error if the device cannot keep it.
 */
export async function saveDraft(draft: KeptDraft, anew = false): Promise<boolean> {
  const saved = await officeTransaction(async ({ drafts }) => {
    const own = (await drafts.getAll()).flatMap((record) => readDraft(record) ?? []);
    const stored = own.find(({ id }) => id === draft.id);
    const others = own.filter(
      ({ id, owner, target }) => id !== draft.id && owner === draft.owner && target === draft.target,
    );
    if (!anew && (others.length > 0 || (stored?.revision ?? 0) !== draft.revision)) return false;
    for (const { id } of others) await drafts.delete(id);
    const next: KeptDraft = { ...draft, revision: Math.max(draft.revision, stored?.revision ?? 0) + 1 };
    await drafts.put(next);
    return true;
  });
  if (saved) announceOfficeChange();
  return saved;
}

/** Takes a draft off the device, with the answer or the refusal that its report got. @throws Error if the browser refuses. */
export async function removeDraft(id: string): Promise<void> {
  await officeTransaction(async ({ drafts, outbox }) => {
    await drafts.delete(id);
    for (const record of (await outbox.getAll()) as { id: string; state?: unknown; action?: unknown }[]) {
      const { draftId } = (record.action ?? {}) as { draftId?: unknown };
      const settled = record.state === 'done' || record.state === 'needs-attention';
      if (settled && draftId === id) await outbox.delete(record.id);
    }
  });
  announceOfficeChange();
}

/** A stored record as a draft, or null if a newer version of the product wrote it. */
function readDraft(record: unknown): KeptDraft | null {
  if (typeof record !== 'object' || record === null || !('version' in record)) return null;
  return record.version === draftVersion ? (record as KeptDraft) : null;
}
