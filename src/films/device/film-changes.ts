import { changeChannel } from '@/offline/engine/change-channel';

/** How far an upload is. */
export interface UploadProgress {
  readonly id: string;
  /** Bytes that the server has. */
  readonly offset: number;
  /** Bytes a second, lately; null until it is known. */
  readonly rate: number | null;
}

/** A message to all tabs, including this one. */
export type FilmChange =
  | { readonly type: 'changed' }
  | ({ readonly type: 'progress' } & UploadProgress)
  /** The server has it. */
  | { readonly type: 'received' };

const changes = changeChannel<FilmChange>('films');

/** Calls the listener after each change of this device's films, in any tab. Returns the function that unsubscribes. */
export function subscribeToFilms(listener: (change: FilmChange) => void): () => void {
  return changes.subscribe(listener);
}

/** Notifies this tab and the others of a change. */
export function announceFilms(change: FilmChange): void {
  changes.announce(change);
}
