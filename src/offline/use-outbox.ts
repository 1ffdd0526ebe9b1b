import { useEffect, useState } from 'react';
import { isUnsent, type OutboxEntry } from './outbox-entry';
import { listOutbox, subscribeToOutbox } from './outbox-store';

interface OutboxView {
  /** As `listOutbox`: drafts and fresh traces of sent entries included. Empty until read, and in HTML from the build. */
  readonly entries: readonly OutboxEntry[];
  /** How many are queued or on their way. */
  readonly unsent: number;
  /** How many the server refused: their content has to change. */
  readonly needAttention: number;
}

/** The outbox, live: changes of other tabs included. */
export function useOutbox(): OutboxView {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => {
    let shown = true;
    const read = () => {
      listOutbox().then(
        (all) => shown && setEntries(all),
        // A device without a database has nothing kept to show.
        () => undefined,
      );
    };
    const stop = subscribeToOutbox(read);
    read();
    return () => {
      shown = false;
      stop();
    };
  }, []);
  return {
    entries,
    unsent: entries.filter(isUnsent).length,
    needAttention: entries.filter(({ state }) => state === 'needs-attention').length,
  };
}
