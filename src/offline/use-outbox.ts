import { useEffect, useMemo, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { countOutbox, type OutboxCounts } from './outbox-counts';
import type { OutboxEntry } from './outbox-entry';
import { listOutbox, subscribeToOutbox } from './outbox-store';

interface OutboxView extends OutboxCounts {
  /** As `listOutbox`, including drafts and recently sent entries. Empty until read, and in prerendered HTML. */
  readonly entries: readonly OutboxEntry[];
}

/** The outbox, live across tabs. `formType` limits entries and counts to one form. */
export function useOutbox(formType?: string): OutboxView {
  const [all, setAll] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => {
    // Without a database there are no entries.
    const read = () => void listOutbox().then(setAll, reportedAs('the outbox not listed', undefined));
    const stop = subscribeToOutbox(read);
    read();
    return stop;
  }, []);
  return useMemo(() => {
    const entries = formType === undefined ? all : all.filter((entry) => entry.formType === formType);
    return { entries, ...countOutbox(entries) };
  }, [all, formType]);
}
