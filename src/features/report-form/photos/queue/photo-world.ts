import type { ConfirmPhotoAnswer } from '@domain/report/inspection-photo';
import type { ShrunkPhoto } from '../prepare/shrink-photo';

/** What the queue needs of the world; tests bring their own. */
export interface PhotoWorld {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly shrink: (original: Blob) => Promise<ShrunkPhoto>;
  /** @throws AppError as `uploadFile` does. */
  readonly upload: (path: string, bytes: ArrayBuffer, onShare: (share: number) => void) => Promise<void>;
  /** @throws AppError as `callAsAdmin` does. */
  readonly confirm: (path: string, sha256: string) => Promise<ConfirmPhotoAnswer>;
  /** After which an answer is not waited for any more. */
  readonly answerLimitMs: number;
}
