import type { FilmType } from './film-type';

/** Which way the camera went from where it entered. */
export const filmDirections = ['upstream', 'downstream'] as const;
export type FilmDirection = (typeof filmDirections)[number];

export const directionWords: Readonly<Record<FilmDirection, string>> = {
  upstream: 'Upstream',
  downstream: 'Downstream',
};

/** What can be read in a film's file. The device and the server read it alike; the server's counts. */
export interface FilmContent {
  /** By content, not by name. */
  readonly type: FilmType;
  /** Null if it can't be read. */
  readonly durationSeconds: number | null;
  /** Pixels; null if they can't be read. */
  readonly width: number | null;
  readonly height: number | null;
  /** As the file names it: `avc1`, `hvc1`, `XVID`; null if it can't be read. */
  readonly codec: string | null;
  readonly hasSound: boolean;
  /** Why browsers can't play it; null if they can. */
  readonly unplayable: FilmUnplayable | null;
}

/** A film of a job as the device describes it. */
export interface Film extends FilmContent {
  /** Random: 16 to 64 of `[A-Za-z0-9_-]`. */
  readonly id: string;
  /** Only a job has films; the report of an inspection without a job has its video link. */
  readonly jobId: string;
  /** The file's name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly direction: FilmDirection | null;
  /** When it was recorded as far as the file says, ISO 8601; the camera's clock may be wrong. */
  readonly takenAt: string | null;
}

/** Why browsers can't play a film that is kept nevertheless, for download. */
export const filmUnplayables = ['avi', 'hevc', 'codec', 'container'] as const;
export type FilmUnplayable = (typeof filmUnplayables)[number];

const setting = 'Set the camera to record MP4 with H.264, and the next film plays.';

const unplayableSentences: Readonly<Record<FilmUnplayable, string>> = {
  avi: `Browsers can’t play AVI films. Your client can download this one. ${setting}`,
  hevc: `Most browsers can’t play H.265 (HEVC) films. Your client can download this one. ${setting}`,
  codec: `Browsers can’t play this film’s format. Your client can download it. ${setting}`,
  container: `Browsers can’t play this kind of file. The office keeps it, but your client doesn’t get it. ${setting}`,
};

/** For the inspector: why browsers can’t play a film, and whether the client gets it; null for one that plays. */
export function unplayableSentence(
  { unplayable, hasSound }: Pick<FilmContent, 'unplayable' | 'hasSound'>,
  withSound: boolean,
): string | null {
  // Its sound can't be taken out.
  if (unplayable === 'avi' && hasSound && !withSound)
    return `Browsers can’t play AVI films, and your client doesn’t get this one. ${setting}`;
  return unplayable && unplayableSentences[unplayable];
}

/** Why the server takes no film from a file. What was received is deleted; the device keeps its own. */
export const filmRefusals = ['empty', 'not-a-film', 'damaged', 'differs', 'too-large'] as const;
export type FilmRefusal = (typeof filmRefusals)[number];

/** For the inspector. */
export const filmRefusalSentences: Readonly<Record<FilmRefusal, string>> = {
  empty: 'This file is empty. Copy it from the camera’s card again.',
  'not-a-film': 'This file isn’t a film. Choose the camera’s MP4, MOV, or AVI file.',
  damaged: 'This film is damaged or incomplete. Copy it from the camera’s card again.',
  differs: 'The film changed on its way to us. Add it again.',
  'too-large': 'This film is larger than 4 GB. Record it in two parts, or set the camera to a lower quality.',
};

/** Where a film stands on the server. */
export const filmStates = ['receiving', 'ready', 'refused'] as const;
export type FilmState = (typeof filmStates)[number];
