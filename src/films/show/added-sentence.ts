import { filmRefusalSentences } from '@domain/film/film';
import type { AddedFilm } from '../take/add-film';
import { bytesInWords } from './film-words';

/** Why a file isn't added, and what to do. */
export function addedSentence(
  { name, size }: Pick<File, 'name' | 'size'>,
  added: Exclude<AddedFilm, { readonly state: 'stored' | 'elsewhere' }>,
): string {
  const again = 'Nothing else on this device has changed.';
  switch (added.state) {
    case 'empty':
    case 'not-a-film':
    case 'too-large':
      return `${name}: ${filmRefusalSentences[added.state]}`;
    case 'already-here':
      return `${name}: This film is already in this report.`;
    case 'unreadable':
      return `${name}: We couldn’t read this film to its end, so it wasn’t added. Leave the card in until it’s copied, then choose the film again. What you typed is safe.`;
    case 'not-stored':
      return `${name}: This device didn’t store this film. Choose it again in a moment. ${again}`;
    case 'no-room':
      return added.room === null
        ? `${name}: This device is out of space, so the film wasn’t added. Make some room, then choose it again. ${again}`
        : `${name}: This film needs ${bytesInWords(size)}, and this device has room for about ${bytesInWords(added.room)}. Make some room, then choose it again. ${again}`;
  }
}
