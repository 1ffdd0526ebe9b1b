import { filmRefusalSentences } from '@domain/film/film';
import type { FilmRecord } from '../device/film-record';

const notAccepted =
  'Our server doesn’t accept this film. It stays on this device. Ask the office whether the job is still yours.';

/** Why a film was refused, and what to do; empty for none. */
export function refusalSentence(refusal: FilmRecord['refusal']): string {
  if (refusal === null) return '';
  return refusal === 'not-accepted' ? notAccepted : filmRefusalSentences[refusal];
}
