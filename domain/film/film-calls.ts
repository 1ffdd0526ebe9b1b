import { number, object, string } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { lineOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import {
  filmDirections,
  filmRefusalSentences,
  type FilmContent,
  type FilmDirection,
  type FilmRefusal,
  type FilmState,
} from './film';
import { filmIdField } from './film-field';
import { filmLimits } from './film-limits';
import { filmTypes } from './film-type';

const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** office-film-confirm: announces a film before its upload, and asks what became of it afterwards. Can be repeated. */
export const confirmFilmSchema = object({
  filmId: filmIdField,
  jobId: documentIdField,
  type: string().required().oneOf(filmTypes),
  name: lineOfText('The file name', filmLimits.name).defined().default(''),
  size: number()
    .required()
    .integer()
    .min(1, filmRefusalSentences.empty)
    .max(filmLimits.bytes, filmRefusalSentences['too-large']),
  direction: string().oneOf(filmDirections).nullable().defined().default(null),
  /** When the film was recorded as far as its file says, ISO 8601. */
  takenAt: string()
    .nullable()
    .defined()
    .default(null)
    .test('moment', 'This isn’t a moment.', (value) => typeof value !== 'string' || isMoment(value)),
  /** False: clients get the film without its sound. Null: as a device said last. */
  withSound: trueOrFalse().nullable().defined(),
  /** SHA-256 of the device's file, hexadecimal; null while it isn't known. */
  sha256: string()
    .nullable()
    .defined()
    .default(null)
    .matches(/^[0-9a-f]{64}$/),
})
  .noUnknown()
  .required();

export type ConfirmFilmAnswer =
  /**
   * `missing`: to be uploaded, or the upload continued. `checking`: everything is there and the server reads it; ask
   * again in a moment.
   */
  | { readonly state: 'missing' | 'checking' }
  /** The device may delete its copy. `content` is what the server read; `withSound` may be another device's choice. */
  | { readonly state: 'ready'; readonly content: FilmContent; readonly withSound: boolean }
  | { readonly state: 'refused'; readonly refusal: FilmRefusal };

/** office-film-view: a job's films, for the team. An address of a film works for some hours. */
export const viewFilmsSchema = object({ jobId: documentIdField }).noUnknown().required();

/** A film of a job on the server. */
export interface ViewedFilm {
  readonly id: string;
  readonly state: FilmState;
  readonly refusal: FilmRefusal | null;
  readonly name: string;
  readonly direction: FilmDirection | null;
  /** Bytes. */
  readonly size: number;
  readonly withSound: boolean;
  /** Null until it is ready. */
  readonly content: FilmContent | null;
  /** The whole film, with its sound; answers ranges. Null until it is ready. */
  readonly url: string | null;
  readonly downloadUrl: string | null;
}

export interface ViewFilmsAnswer {
  /** The oldest first. */
  readonly films: readonly ViewedFilm[];
}
