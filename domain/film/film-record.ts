import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  flag,
  instant,
  instantOrNull,
  listOf,
  map,
  numeric,
  numericOrNull,
  oneOf,
  text,
  textOrNull,
} from '../firestore/stored-fields';
import {
  filmDirections,
  filmRefusals,
  filmStates,
  filmUnplayables,
  type FilmDirection,
  type FilmRefusal,
  type FilmState,
  type FilmUnplayable,
} from './film';
import { filmTypes, type FilmType } from './film-type';

/** Bytes that readers get as zeros, because they say where or when the film was made. */
export interface FilmBlank {
  readonly at: number;
  readonly bytes: number;
  /** Bytes of its header if it is a whole box, which readers get as an empty one; 0 if it isn't. */
  readonly header: number;
}

export const filmTrackKinds = ['video', 'sound', 'other'] as const;

/** A track of an MP4 or MOV file. */
export interface FilmTrack {
  readonly kind: (typeof filmTrackKinds)[number];
  /** Where its box is in the file. */
  readonly at: number;
  readonly bytes: number;
  /** Where the list of its chunks' positions is. */
  readonly chunks_at: number;
  readonly chunks: number;
  /** Whether a position has eight bytes instead of four. */
  readonly wide: boolean;
}

/**
 * A film of a job as the server knows it, collection `films`; written by the functions only. The document's id is the
 * film's. `At`: how a moment is given.
 */
export interface StoredFilm<At> {
  readonly job_id: string;
  /** Path in the bucket, also before the file is there. */
  readonly path: string;
  readonly state: FilmState;
  readonly refusal: FilmRefusal | null;
  /** The file's name on the device. */
  readonly name: string;
  readonly direction: FilmDirection | null;
  /** When it was recorded as far as the device knows. */
  readonly taken_at: At | null;
  /** Uid of the team member who announced it; null if it was uploaded without. */
  readonly uploader: string | null;
  readonly announced_at: At;
  /** When it was ready, or refused. */
  readonly received_at: At | null;
  /** SHA-256 of the device's file, hexadecimal; null if the device did not say. */
  readonly expected_sha256: string | null;
  /** The same of what was received; null before. */
  readonly sha256: string | null;
  /** Bytes: announced, then received. */
  readonly size: number;
  readonly type: FilmType;
  readonly duration_seconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly codec: string | null;
  readonly has_sound: boolean;
  readonly unplayable: FilmUnplayable | null;
  /** Whether clients get its sound. */
  readonly with_sound: boolean;
  /** Whether its sound can be taken out of what clients get. */
  readonly can_silence: boolean;
  readonly blanks: readonly FilmBlank[];
  readonly tracks: readonly FilmTrack[];
  /** Where each of the file's outermost boxes begins. */
  readonly boxes: readonly number[];
  /** The report that contains it in one of its versions; null while none does. */
  readonly report_id: string | null;
}

const film: Reads<StoredFilm<Instant>> = object({
  job_id: text(),
  path: text(),
  state: oneOf(filmStates),
  refusal: oneOf(filmRefusals).nullable(),
  name: text(),
  direction: oneOf(filmDirections).nullable(),
  taken_at: instantOrNull(),
  uploader: textOrNull(),
  announced_at: instant(),
  received_at: instantOrNull(),
  expected_sha256: textOrNull(),
  sha256: textOrNull(),
  size: numeric(),
  type: oneOf(filmTypes),
  duration_seconds: numericOrNull(),
  width: numericOrNull(),
  height: numericOrNull(),
  codec: textOrNull(),
  has_sound: flag(),
  unplayable: oneOf(filmUnplayables).nullable(),
  with_sound: flag(),
  can_silence: flag(),
  blanks: listOf(map({ at: numeric(), bytes: numeric(), header: numeric() })),
  tracks: listOf(
    map({
      kind: oneOf(filmTrackKinds),
      at: numeric(),
      bytes: numeric(),
      chunks_at: numeric(),
      chunks: numeric(),
      wide: flag(),
    }),
  ),
  boxes: listOf(numeric()),
  report_id: textOrNull(),
});

export const filmRecord = recordType(collections.films, film);
