import type { ConfirmFilmAnswer } from '@domain/film/film-calls';
import type { FilmRecord, UploadSession } from '../device/film-record';

export interface UploadHooks {
  /** How far the upload is, which another page continues. */
  readonly session: {
    readonly read: () => Promise<UploadSession | null>;
    readonly write: (session: UploadSession | null) => Promise<void>;
  };
  /** Called with the bytes that the server has, or may have. */
  readonly onProgress: (offset: number) => void;
  /** Aborted when the upload has to stop for now. */
  readonly signal: AbortSignal;
}

/** The queue's dependencies, which tests replace. */
export interface FilmWorld {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** SHA-256 of a film, hexadecimal. @throws the signal's reason once it is aborted. */
  readonly hash: (file: Blob, signal: AbortSignal) => Promise<string>;
  /** Uploads what is left of a film. @throws AppError as `uploadFilm` does; the signal's reason once it is aborted. */
  readonly upload: (film: FilmRecord, file: Blob, hooks: UploadHooks) => Promise<void>;
  /** Announces a film, or asks what became of it. @throws AppError as `callAsAdmin` does. */
  readonly confirm: (film: FilmRecord) => Promise<ConfirmFilmAnswer>;
  /** Whether films may be uploaded now: after the photos, and only on the connections that the admin allows. */
  readonly mayUpload: (owner: string) => Promise<boolean>;
  /** Calls the listener when `mayUpload` may have changed. Returns the function that unsubscribes. */
  readonly onPermission: (listener: () => void) => () => void;
  /** Timeout for an answer, in milliseconds. */
  readonly answerLimitMs: number;
  /** Waits while the server reads what it received. */
  readonly wait: (ms: number) => Promise<void>;
}
