import { useEffect, useMemo, useState } from 'react';
import { countOutbox, type OutboxCounts } from './outbox-counts';
import type { OutboxEntry } from './outbox-entry';
import { listOutbox, subscribeToOutbox } from './outbox-store';

interface OutboxView extends OutboxCounts {
  /** As `listOutbox`: drafts and fresh traces of sent entries included. Empty until read, and in HTML from the build. */
  readonly entries: readonly OutboxEntry[];
}

/** The outbox, live: changes of other tabs included. With `formType` the entries and counts of that form alone. */
export function useOutbox(formType?: string): OutboxView {
  const [all, setAll] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => {
    // A device without a database has nothing kept to show.
    const read = () => void listOutbox().then(setAll, () => undefined);
    const stop = subscribeToOutbox(read);
    read();
    return stop;
  }, []);
  return useMemo(() => {
    const entries = formType === undefined ? all : all.filter((entry) => entry.formType === formType);
    return { entries, ...countOutbox(entries) };
  }, [all, formType]);
}
