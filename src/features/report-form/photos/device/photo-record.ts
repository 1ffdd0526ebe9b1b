import type { PhotoRefusal } from '@domain/report/inspection-photo';

/**
 * original: kept as the camera gave it. waiting: made small, and not with the server for certain. received: the server has
 * it byte for byte. unusable: it can be no part of a report.
 */
export type PhotoState = 'original' | 'waiting' | 'received' | 'unusable';

/** not-opened: the browser does not decode its format. differs: other bytes lie with the server under its path. */
export type PhotoProblem = PhotoRefusal | 'not-opened' | 'differs';

/** State -> the states that may follow. */
export const photoTransitions: Readonly<Record<PhotoState, readonly PhotoState[]>> = {
  original: ['waiting', 'unusable'],
  waiting: ['received', 'unusable'],
  received: [],
  unusable: [],
};

/** The form in which records are stored now. Raise it with any change. */
export const photoRecordVersion = 1;

/** A photo on this device, without its bytes. Times are milliseconds since the epoch, of the device's clock. */
export interface PhotoRecord {
  readonly version: typeof photoRecordVersion;
  /** Where it lies with the server, too. */
  readonly path: string;
  readonly findingId: string;
  /** The admin whose photo it is: nobody else is shown it, or uploads it. */
  readonly owner: string;
  readonly state: PhotoState;
  /** No two photos of a device have the same: their order. */
  readonly addedAt: number;
  /** The path of the photo that it was taken in place of; empty where of none. */
  readonly replaces: string;
  /** Of the bytes that are uploaded, hexadecimal; empty until they are made. */
  readonly sha256: string;
  /** Of what its state has done next: to make it small, or to upload it. */
  readonly attempts: number;
  /** Since when it is on its way, be it in a page that has ended; 0 where it is not. */
  readonly begunAt: number;
  readonly triedAt: number;
  /** With `unusable`. */
  readonly problem: PhotoProblem | null;
  /** When a person took it out of the report; 0 where it is in it. */
  readonly removedAt: number;
  /** Whether the device need not keep it once the server has it. */
  readonly done: boolean;
}

/** A stored record; `null` if another version of the product wrote it: then it is left as it is. */
export function readPhotoRecord(stored: unknown): PhotoRecord | null {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return null;
  return stored.version === photoRecordVersion ? (stored as PhotoRecord) : null;
}
