import type { FilmContent, FilmDirection, FilmRefusal } from '@domain/film/film';
import { hasFields, isChoice, isFlag, isNumber, isOneOf, isText, orNull } from '@domain/json/guards';
import { recordReader } from '@/offline/record-reader';

/** waiting: the server doesn't have all of it. received: it has, byte for byte. refused: it will never accept it. */
export type FilmUploadState = 'waiting' | 'received' | 'refused';

/** State -> the allowed next states. */
export const filmTransitions: Readonly<Record<FilmUploadState, readonly FilmUploadState[]>> = {
  waiting: ['received', 'refused'],
  received: [],
  refused: [],
};

/** The version of the stored records. Increment it with any change. */
export const filmRecordVersion = 1;

/** An upload that was begun. */
export interface UploadSession {
  readonly address: string;
  /** Bytes that the server has confirmed. */
  readonly offset: number;
}

/** A film on this device, without its bytes. Times are milliseconds since the epoch by the device's clock. */
export interface FilmRecord {
  readonly version: typeof filmRecordVersion;
  readonly id: string;
  /** The uid of the admin whose film it is. Others neither see nor upload it. */
  readonly owner: string;
  /** The report that it belongs to, as its draft's target. */
  readonly target: string;
  /** The job; null for a report without one, whose films are not uploaded. */
  readonly jobId: string | null;
  /** The report's address or client, to name it in a question. */
  readonly about: string;
  /** The file's. */
  readonly name: string;
  readonly size: number;
  readonly modifiedAt: number;
  /** The same for the same file on another day. */
  readonly fingerprint: string;
  readonly direction: FilmDirection | null;
  readonly withSound: boolean;
  /** Whether the server knows its direction, and whether to pass on its sound. */
  readonly announced: boolean;
  /** Null until the content was read. */
  readonly content: FilmContent | null;
  /** Unique on a device; defines the order of the films. */
  readonly addedAt: number;
  readonly state: FilmUploadState;
  /** Set with `refused`. not-accepted: the storage rules refuse the file. */
  readonly refusal: FilmRefusal | 'not-accepted' | null;
  readonly paused: boolean;
  readonly session: UploadSession | null;
  /** Of its bytes, hexadecimal; empty until they were all read. */
  readonly sha256: string;
  readonly attempts: number;
  /** When the current attempt last had news, even if its page was closed; 0 where there is none. */
  readonly begunAt: number;
  readonly triedAt: number;
  /** When it was removed from the report; 0 where it was not. */
  readonly removedAt: number;
  /** Whether its bytes can be deleted from the device once the server has them. */
  readonly done: boolean;
  /** Whether its bytes are on this device. */
  readonly here: boolean;
}

const isContent = hasFields<FilmContent>({
  type: isChoice(),
  durationSeconds: orNull(isNumber),
  width: orNull(isNumber),
  height: orNull(isNumber),
  codec: orNull(isText),
  hasSound: isFlag,
  unplayable: orNull(isChoice()),
});

/** Reads a stored record; `null` for one of another version of the product, and for a damaged one. Both are left as they are. */
export const readFilmRecord = recordReader({
  fault: 'a film on the device not readable',
  version: filmRecordVersion,
  is: hasFields<Omit<FilmRecord, 'version'>>({
    id: isText,
    owner: isText,
    target: isText,
    jobId: orNull(isText),
    about: isText,
    name: isText,
    size: isNumber,
    modifiedAt: isNumber,
    fingerprint: isText,
    direction: orNull(isChoice()),
    withSound: isFlag,
    announced: isFlag,
    content: orNull(isContent),
    addedAt: isNumber,
    state: isOneOf(['waiting', 'received', 'refused']),
    refusal: orNull(isChoice()),
    paused: isFlag,
    session: orNull(hasFields<UploadSession>({ address: isText, offset: isNumber })),
    sha256: isText,
    attempts: isNumber,
    begunAt: isNumber,
    triedAt: isNumber,
    removedAt: isNumber,
    done: isFlag,
    here: isFlag,
  }),
});

/** Whether its bytes still have to reach the server. */
export function isUnsentFilm({ state, removedAt, jobId, here }: FilmRecord): boolean {
  return state === 'waiting' && removedAt === 0 && jobId !== null && here;
}
