import { hasFields, isChoice, isFlag, isNumber, isOneOf, isText, orNull } from '@domain/json/guards';
import type { PhotoRefusal } from '@domain/report/inspection-photo';
import { recordReader } from '@/offline/record-reader';

/**
 * original: stored as the camera made it. waiting: shrunk, and not confirmed by the server. received: the server
 * has it byte for byte. unusable: a report can't include it.
 */
export type PhotoState = 'original' | 'waiting' | 'received' | 'unusable';

/**
 * not-opened: the browser can't decode its format. differs: the server has other bytes under its path. not-accepted: the
 * storage rules refuse the file.
 */
export type PhotoProblem = PhotoRefusal | 'not-opened' | 'differs' | 'not-accepted';

/** State -> the allowed next states. */
export const photoTransitions: Readonly<Record<PhotoState, readonly PhotoState[]>> = {
  original: ['waiting', 'unusable'],
  waiting: ['received', 'unusable'],
  received: [],
  unusable: [],
};

/** The version of the stored records. Increment it with any change. */
export const photoRecordVersion = 1;

/** A photo on this device, without its bytes. Times are milliseconds since the epoch by the device's clock. */
export interface PhotoRecord {
  readonly version: typeof photoRecordVersion;
  /** Also its path on the server. */
  readonly path: string;
  readonly findingId: string;
  /** The uid of the admin whose photo it is. Others neither see nor upload it. */
  readonly owner: string;
  readonly state: PhotoState;
  /** Unique on a device; defines the order of the photos. */
  readonly addedAt: number;
  /** The path of the photo that it replaces; empty for none. */
  readonly replaces: string;
  /** Of the uploaded bytes, hexadecimal; empty until they exist. */
  readonly sha256: string;
  /** Attempts at the current step, which is shrinking or uploading. */
  readonly attempts: number;
  /** When the current attempt began, even if its page was closed; 0 where there is none. */
  readonly begunAt: number;
  readonly triedAt: number;
  /** Set with `unusable`. */
  readonly problem: PhotoProblem | null;
  /** When it was removed from the report; 0 where it was not. */
  readonly removedAt: number;
  /** Whether it can be deleted from the device once the server has it. */
  readonly done: boolean;
}

/** Reads a stored record; `null` for one of another version of the product, and for a damaged one. Both are left as they are. */
export const readPhotoRecord = recordReader({
  fault: 'a photo on the device not readable',
  version: photoRecordVersion,
  is: hasFields<Omit<PhotoRecord, 'version'>>({
    path: isText,
    findingId: isText,
    owner: isText,
    state: isOneOf(['original', 'waiting', 'received', 'unusable']),
    addedAt: isNumber,
    replaces: isText,
    sha256: isText,
    attempts: isNumber,
    begunAt: isNumber,
    triedAt: isNumber,
    problem: orNull(isChoice()),
    removedAt: isNumber,
    done: isFlag,
  }),
});

/** Whether the server doesn't have it yet, and the inspector kept it. */
export function isUnsentPhoto({ state, removedAt }: PhotoRecord): boolean {
  return removedAt === 0 && (state === 'waiting' || state === 'original');
}
