import type { ReactNode } from 'react';
import type { SearchQuery } from '@domain/search/search-query';
import { EmptyState } from '../empty-state';
import { DamagedNote } from '../list-detail/damaged-note';
import { FoundNote } from './found-note';
import { useConnection } from '@/offline/connectivity';

interface ListNoteProps {
  /** The search as it was typed, and parsed; null for none. Omitted where the list has no search. */
  readonly view?: { readonly text: string; readonly search: SearchQuery | null };
  readonly list: {
    readonly hasMore: boolean;
    /** False where the list is empty in the cache and the server has not responded yet. */
    readonly confirmed: boolean;
    /** Where the records that can't be shown are stored. */
    readonly damaged: readonly string[];
  };
  /** The number of rows that are shown. */
  readonly count: number;
  /** Shown where the list is empty, with `sentence` below it. */
  readonly none: string;
  readonly sentence: ReactNode;
  /** Shown where nothing of the list is cached on this device. */
  readonly notStored: string;
}

/**
 * Shown above a list: the number of results, and which records can't be shown; or in place of an empty list: why it is
 * empty.
 */
export function ListNote({ view, list, count, none, sentence, notStored }: ListNoteProps) {
  const { hasMore, confirmed, damaged } = list;
  if (count > 0 || damaged.length > 0) {
    return (
      <>
        <DamagedNote damaged={damaged} />
        {view?.search && count > 0 && <FoundNote count={count} orMore={hasMore} />}
      </>
    );
  }
  if (view?.search && confirmed) return <NothingFound text={view.text} orMore={hasMore} />;
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
