import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import { runErasure } from './run-erasure';

const atOnce = 20;
const batchesAtOnce = 500;

/** Goes on with what was broken off, or waits for its last mail; one that fails leaves the others alone. @returns how many it finished. */
export async function sweepErasures(clock: () => Date = () => new Date()): Promise<number> {
  const running = await firestore()
    .collection(collections.personErasures)
    .where('state', '==', 'RUNNING')
    .limit(atOnce)
    .get();
  let finished = 0;
  for (const { id } of running.docs) {
    try {
      if ((await runErasure(id, batchesAtOnce, clock)) === 'DONE') finished += 1;
    } catch (error) {
      logs.erasureBrokenOff(id, error);
    }
  }
  return finished;
}
