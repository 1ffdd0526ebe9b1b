import { useCallback, useEffect, useRef, useState } from 'react';
import { DraftStore } from './draft-store';
import { keepTyped } from './keep-typed';
import { mayBeTypedIn, type OutboxEntry } from './outbox-entry';
import { sameJson } from './same-json';

interface TypedOver {
  /** As the form last saw it; null while it shows none that may be typed in, which holds the store. */
  readonly entry: OutboxEntry | null;
  readonly typed: object;
}

/**
 * For a form that shows a submitted entry not yet sent: stores with the entry what is typed there. The form calls the
 * returned function with its content, as it would be submitted, on opening and on each change, and with `null` when it
 * closes.
 */
export function useKeepTyped(entry: OutboxEntry | null | undefined): (typed: object | null) => void {
  const followed = useRef<OutboxEntry | null>(null);
  const typed = useRef<object | null>(null);
  const [store] = useState(
    () => new DraftStore<TypedOver>(async (over) => over.entry && keepTyped(over.entry, over.typed)),
  );

  useEffect(() => {
    const before = followed.current;
    const last = typed.current;
    if (before !== null && before.id !== entry?.id) void store.flush();
    if (entry && mayBeTypedIn(entry)) {
      followed.current = entry;
      if (store.isDirty && last !== null) store.write({ entry, typed: last });
      store.release();
      return;
    }
    if (before !== null && before.id === entry?.id && entry.state === 'sent') {
      // Submitting the same content in another tab removed what this form had stored.
      const removed = !entry.missed && last !== null && !sameJson(last, before.data);
      if (removed) store.write({ entry: before, typed: last });
      void store.flush();
    }
    followed.current = null;
    void store.hold();
  }, [entry, store]);

  useEffect(() => store.start(), [store]);

  return useCallback(
    (now) => {
      if (now === null) void store.flush();
      else if (typed.current !== null && !sameJson(now, typed.current))
        store.write({ entry: followed.current, typed: now });
      typed.current = now;
    },
    [store],
  );
}
