import type { Timestamp } from 'firebase-admin/firestore';
import type { DeletionState } from '@domain/job/delete-job';
import type { SigningType } from '@domain/legal/legal-text';

/** A signed PDF under legal hold. */
export interface HeldDocument {
  readonly type: SigningType;
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  readonly signed_at: Timestamp;
}

/** The deletion of one job and its progress, collection `job_deletions`, id = the job's id. */
export interface JobDeletion {
  readonly state: DeletionState;
  /** Names of completed steps. */
  readonly done: readonly string[];
  readonly held: readonly HeldDocument[];
  /** End of the legal hold; null if nothing is held. */
  readonly held_until: Timestamp | null;
  /** The admin's uid. */
  readonly requested_by: string;
  readonly created_at: Timestamp;
  readonly finished_at: Timestamp | null;
}
