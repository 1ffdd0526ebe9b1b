import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, instantOrNull, listOf, map, oneOf, text, texts } from '../firestore/stored-fields';
import { signingTypes, type SigningType } from '../legal/legal-text';
import { deletionStates, type DeletionState } from './delete-job';

/** A signed PDF under legal hold. `At`: how a moment is given. */
export interface HeldDocument<At> {
  readonly type: SigningType;
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  readonly signed_at: At;
}

/**
 * The deletion of one job and its progress, collection `job_deletions`, id = the job's id. `At`: how a moment is given.
 */
export interface JobDeletion<At> {
  readonly state: DeletionState;
  /** Names of completed steps. */
  readonly done: readonly string[];
  readonly held: readonly HeldDocument<At>[];
  /** End of the legal hold; null if nothing is held. */
  readonly held_until: At | null;
  /** The admin's uid. */
  readonly requested_by: string;
  readonly created_at: At;
  readonly finished_at: At | null;
}

const deletion: Reads<JobDeletion<Instant>> = object({
  state: oneOf(deletionStates),
  done: texts(),
  held: listOf(
    map({ type: oneOf(signingTypes), path: text(), sha256: text(), signed_at: instant() }),
  ).default([]),
  held_until: instantOrNull().default(null),
  requested_by: text(),
  created_at: instant(),
  finished_at: instantOrNull(),
});

export const jobDeletionRecord = recordType(collections.jobDeletions, deletion);
