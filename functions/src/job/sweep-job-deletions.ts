import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import { runJobDeletion } from './run-job-deletion';

const deletionsAtOnce = 50;
const batchesAtOnce = 50;

/** Goes on with the deletions that were broken off; one that fails leaves the others alone. @returns how many it finished. */
export async function sweepJobDeletions(clock: () => Date = () => new Date()): Promise<number> {
  const running = await firestore()
    .collection(collections.jobDeletions)
    .where('state', '==', 'RUNNING')
    .limit(deletionsAtOnce)
    .get();
  let finished = 0;
  for (const { id } of running.docs) {
    try {
      if ((await runJobDeletion(id, batchesAtOnce, clock)) === 'DONE') finished += 1;
    } catch (error) {
      logs.jobDeletionBrokenOff(id, error);
    }
  }
  return finished;
}
