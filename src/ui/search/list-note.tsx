import type { ReactNode } from 'react';
import type { SearchQuery } from '@domain/search/search-query';
import { EmptyState } from '../empty-state';
import { FoundNote } from './found-note';
import { useConnection } from '@/offline/connectivity';

interface ListNoteProps {
  /** The search as it was typed, and parsed; null for none. */
  readonly view: { readonly text: string; readonly search: SearchQuery | null };
  readonly count: number;
  readonly orMore: boolean;
  /** False where the list is empty in the cache and the server has not responded yet. */
  readonly confirmed: boolean;
  /** Shown where the list is empty, with `sentence` below it. */
  readonly none: string;
  readonly sentence: ReactNode;
  /** Shown where nothing of the list is cached on this device. */
  readonly notStored: string;
}

/** Shown above a list: the number of results; or in place of an empty list: why it is empty. */
export function ListNote({ view, count, orMore, confirmed, none, sentence, notStored }: ListNoteProps) {
  if (view.search) {
    if (count === 0 && confirmed) return <NothingFound text={view.text} orMore={orMore} />;
    if (count > 0) return <FoundNote count={count} orMore={orMore} />;
  }
  if (count > 0) return null;
  return (
    <EmptyState title={confirmed ? none : 'Waiting for the server'}>
      {confirmed ? sentence : notStored}
    </EmptyState>
  );
}

interface NothingFoundProps {
  readonly text: string;
  readonly orMore: boolean;
}

/** Shown in place of a list where a search found nothing. */
function NothingFound({ text, orMore }: NothingFoundProps) {
  const { offline } = useConnection();
  const where = offline ? ' on this device' : '';
  return (
    <EmptyState title={`Nothing found${where} for “${text.trim()}”`}>
      {orMore
        ? 'We haven’t searched every partial match yet. Keep searching.'
        : 'Search by name, email address, phone number or its last digits, or words in the address. The start of a word is enough.'}
    </EmptyState>
  );
}
