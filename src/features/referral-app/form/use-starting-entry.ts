import { useEffect, useState } from 'react';
import { reportFault } from '@/logging/report-fault';
import { draftRetentionMs } from '@/offline/draft-retention';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { findEntry, listOutbox, removeEntry } from '@/offline/outbox-store';
import { canEdit } from '../outbox/entry-words';
import { isRefused } from '../outbox/is-refused';
import { hasContent, referralValuesIn } from './referral-values';

/** How the form begins. `sent`: the requested entry was already sent. */
export type FormStart =
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'draft' | 'edit'; readonly id: string; readonly entry: OutboxEntry }
  | { readonly kind: 'sent' };

/**
 * What the form begins with: the entry named in the address, or the last draft, or nothing. Null until it is read.
 */
export function useStartingEntry(named: string | null): FormStart | null {
  const [start, setStart] = useState<FormStart | null>(null);
  useEffect(() => {
    let shown = true;
    const read = named === null ? readLastDraft(Date.now()) : readNamed(named);
    void read
      // A device without storage has no draft.
      .catch((error: unknown): FormStart => {
        reportFault('a referral draft not read', error);
        return { kind: 'new', id: crypto.randomUUID() };
      })
      .then((found) => shown && setStart(found));
    return () => {
      shown = false;
    };
  }, [named]);
  return start;
}

async function readNamed(id: string): Promise<FormStart> {
  const entry = await findEntry(id);
  if (entry === null || entry.formType !== 'referral') return { kind: 'new', id: crypto.randomUUID() };
  if (entry.state === 'draft' && !isRefused(entry)) return { kind: 'draft', id, entry };
  return canEdit(entry) ? { kind: 'edit', id, entry } : { kind: 'sent' };
}

async function readLastDraft(now: number): Promise<FormStart> {
  const drafts = (await listOutbox()).filter(
    (entry) => entry.formType === 'referral' && entry.state === 'draft' && !isRefused(entry),
  );
  const useless = drafts.filter(
    ({ changedAt, data }) => changedAt < now - draftRetentionMs || !hasContent(referralValuesIn(data)),
  );
  for (const draft of useless) await removeEntry(draft.id);
  const entry = drafts.findLast((draft) => !useless.includes(draft));
  return entry ? { kind: 'draft', id: entry.id, entry } : { kind: 'new', id: crypto.randomUUID() };
}
