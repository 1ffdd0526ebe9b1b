import type { ConfirmPhotoAnswer } from '@domain/report/inspection-photo';
import type { ShrunkPhoto } from '../prepare/shrink-photo';

/** The queue's dependencies, which tests replace. */
export interface PhotoWorld {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly shrink: (original: Blob) => Promise<ShrunkPhoto>;
  /** @throws AppError as `uploadFile` does. */
  readonly upload: (path: string, bytes: ArrayBuffer, onShare: (share: number) => void) => Promise<void>;
  /** @throws AppError as `callAsAdmin` does. */
  readonly confirm: (path: string, sha256: string) => Promise<ConfirmPhotoAnswer>;
  /** Timeout for an answer, in milliseconds. */
  readonly answerLimitMs: number;
}
