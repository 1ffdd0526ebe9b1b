import type { Timestamp } from 'firebase-admin/firestore';
import type { DeletionState } from '@domain/job/delete-job';
import type { PaperType } from '@domain/legal/legal-text';

/** A signed PDF that outlives its job. */
export interface HeldPaper {
  readonly type: PaperType;
  readonly path: string;
  /** Of the file, hexadecimal. */
  readonly sha256: string;
  readonly signed_at: Timestamp;
}

/** The deletion of one job and how far it came, collection `job_deletions`, id = the booking's id. */
export interface JobDeletion {
  readonly state: DeletionState;
  /** Names of the steps that found nothing left to do. */
  readonly done: readonly string[];
  readonly held: readonly HeldPaper[];
  /** Until when these are held; null where none is, or none any more. */
  readonly held_until: Timestamp | null;
  /** uid of the admin. */
  readonly requested_by: string;
  readonly created_at: Timestamp;
  readonly finished_at: Timestamp | null;
}
