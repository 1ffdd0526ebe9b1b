import type { ChangeChannel } from './change-channel';

/** The part of an IndexedDB object store that the engine uses. Records may be of any version. */
export interface Records {
  get(id: string): Promise<unknown>;
  put(entry: { readonly id: string }): Promise<unknown>;
}

export interface EntryStore<Entry> {
  /** All entries that this page may send, in their order. @throws Error if the browser refuses its database. */
  readonly list: () => Promise<readonly Entry[]>;
  /**
   * Changes an entry in one transaction, and notifies all tabs. `change` returns the entry to store, or null to leave
   * it; it isn't called for an entry that is gone. Returns what is stored; null if nothing was changed.
   * @throws Error if the browser refuses; nothing is stored then.
   */
  readonly update: (id: string, change: (stored: Entry) => Entry | null) => Promise<Entry | null>;
  /** Calls the listener after each change, in any tab. Returns the function that unsubscribes. */
  readonly watch: (listener: () => void) => () => void;
}

interface StoredEntries<Entry> {
  /** Runs `work` in one transaction, and resolves after the commit. */
  readonly transaction: <Result>(work: (records: Records) => Promise<Result>) => Promise<Result>;
  /** Reads a record; null for one of another version. */
  readonly read: (record: unknown) => Entry | null;
  readonly changes: ChangeChannel<'changed'>;
}

/** Changes to one object store of entries. */
export function entryStore<Entry extends { readonly id: string }>({
  transaction,
  read,
  changes,
}: StoredEntries<Entry>): Omit<EntryStore<Entry>, 'list'> {
  return {
    async update(id, change) {
      const changed = await transaction(async (records) => {
        const stored = read(await records.get(id));
        const next = stored && change(stored);
        if (next) await records.put(next);
        return next;
      });
      if (changed) changes.announce('changed');
      return changed;
    },
    watch: (listener) => changes.subscribe(listener),
  };
}
