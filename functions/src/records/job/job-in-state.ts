import { DamagedRecord } from '@domain/firestore/record-type';
import { jobRecord } from '@domain/job/job-record';
import type { RecordState } from '../../platform/projections';
import type { StoredJob } from './stored-job';

/**
 * The job of a record that a transaction read or writes, also of one that was read without its type, which lacks what
 * was added later. Null for none, for one that is being deleted, which has only the mark of that, and for a damaged one.
 */
export function jobInState(id: string, state: RecordState): StoredJob | null {
  if (!state || 'deleted_at' in state) return null;
  try {
    // Reading through the type leaves the SDK's timestamps as they are.
    return jobRecord.read(id, state) as StoredJob;
  } catch (error) {
    if (error instanceof DamagedRecord) return null;
    throw error;
  }
}
