import type { ReactNode } from 'react';
import type { ListView } from '@domain/office/list-view';
import { EmptyState } from '../empty-state';
import { FoundNote } from './found-note';
import { NothingFound } from './nothing-found';

interface ListNoteProps {
  readonly view: ListView;
  readonly count: number;
  readonly orMore: boolean;
  /** False where the list is empty on this device and the server has not been reached yet. */
  readonly confirmed: boolean;
  /** What is said where the list has nothing, and below it what will be there. */
  readonly none: string;
  readonly sentence: ReactNode;
  /** What is said where nothing of it is kept on this device. */
  readonly notKept: string;
}

/** What stands above a list: how much a search has found; or in its place, why it is empty. */
export function ListNote({ view, count, orMore, confirmed, none, sentence, notKept }: ListNoteProps) {
  if (view.search) {
    if (count === 0 && confirmed) return <NothingFound text={view.text} orMore={orMore} />;
    if (count > 0) return <FoundNote count={count} orMore={orMore} />;
  }
  if (count > 0) return null;
  return (
    <EmptyState title={confirmed ? none : 'Waiting for the server'}>
      {confirmed ? sentence : notKept}
    </EmptyState>
  );
}
