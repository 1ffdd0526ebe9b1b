import { useEffect, useState } from 'react';
import type { OutboxEntry } from './outbox-entry';
import { findEntry, subscribeToOutbox } from './outbox-store';

/**
 * One outbox entry, live across tabs. `undefined` until it is read; `null` if there is none, or without storage.
 */
export function useEntry(id: string): OutboxEntry | null | undefined {
  const [read, setRead] = useState<{ readonly id: string; readonly entry: OutboxEntry | null }>();
  useEffect(() => {
    let latest = 0;
    const show = (turn: number, entry: OutboxEntry | null) => {
      if (turn === latest) setRead({ id, entry });
    };
    const look = () => {
      latest += 1;
      const turn = latest;
      findEntry(id).then(
        (entry) => show(turn, entry),
        () => show(turn, null),
      );
    };
    const stop = subscribeToOutbox(look);
    look();
    return () => {
      latest = -1;
      stop();
    };
  }, [id]);
  return read?.id === id ? read.entry : undefined;
}
