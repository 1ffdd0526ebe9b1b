import type { ViewedFilm } from '@domain/film/film-calls';
import type { FilmStatus } from '../show/film-status';
import { refusalSentence } from '../show/refusal-sentence';
import type { ServerFilms } from './use-server-films';

/** Where a film stands whose file isn't on this device. */
export function servedStatus(
  film: ViewedFilm | undefined,
  server: ServerFilms['state'],
  connected: boolean,
): FilmStatus {
  const calm = { tone: 'calm', share: null, sentence: '', icon: 'cloud' } as const;
  if (film?.state === 'ready') {
    return connected
      ? { ...calm, words: 'Uploaded', icon: 'check-circle', tone: 'good' }
      : { ...calm, words: 'Not on this device', icon: 'cloud-off', sentence: 'Connect to watch this film.' };
  }
  if (film?.state === 'refused') {
    const sentence = refusalSentence(film.refusal);
    return { ...calm, words: 'Can’t be used', icon: 'alert', tone: 'bad', sentence };
  }
  if (!connected) {
    return {
      ...calm,
      words: 'Not on this device',
      icon: 'cloud-off',
      sentence: 'Connect to watch this film.',
    };
  }
  if (server === 'loading') return { ...calm, words: 'Not on this device, looking for it on the server' };
  if (server === 'failed') {
    return { ...calm, words: 'Not on this device', sentence: 'We couldn’t ask the server for this film.' };
  }
  return {
    ...calm,
    words: 'Not on this device, and not uploaded yet',
    sentence: 'It uploads from the device where it was chosen, while that one is online.',
  };
}

/** Whether a film can be played from the server. */
export function canBeServed(film: ViewedFilm | undefined): film is ViewedFilm & { readonly url: string } {
  return film?.state === 'ready' && film.url !== null && film.content?.unplayable === null;
}
