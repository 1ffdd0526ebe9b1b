import { collections } from '@domain/firestore/paths';
import { logs } from '../platform/logs';
import { sweepRunning } from '../platform/sweep-running';
import { runJobDeletion } from './run-job-deletion';

const batchesAtOnce = 50;

/** Continues interrupted deletions. @returns how many it finished. */
export function sweepJobDeletions(clock: () => Date = () => new Date()): Promise<number> {
  return sweepRunning({
    collection: collections.jobDeletions,
    atOnce: 50,
    goOn: (bookingId) => runJobDeletion(bookingId, batchesAtOnce, clock),
    brokenOff: (bookingId, error) => logs.jobDeletionInterrupted(bookingId, error),
  });
}
