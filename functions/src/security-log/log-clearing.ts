import type { Timestamp } from 'firebase-admin/firestore';
import type { ClearingState } from '@domain/security-log/clear-logs';

/** One use of Clear Old Logs and its progress, collection `log_clearings`. */
export interface LogClearing {
  readonly state: ClearingState;
  /** Entries made before it are deleted. */
  readonly cutoff: Timestamp;
  /** Log entries deleted so far. */
  readonly deleted: number;
  /** The admin's uid. */
  readonly requested_by: string;
  readonly created_at: Timestamp;
  readonly finished_at: Timestamp | null;
}
