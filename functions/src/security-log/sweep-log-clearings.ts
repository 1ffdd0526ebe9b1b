import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import type { LogClearing } from './log-clearing';
import { runLogClearing } from './run-log-clearing';

const clearingsAtOnce = 5;
const batchesAtOnce = 50;

/** Continues interrupted clearings. @returns how many entries it deleted. */
export async function sweepLogClearings(clock: () => Date = () => new Date()): Promise<number> {
  const running = await firestore()
    .collection(collections.logClearings)
    .where('state', '==', 'RUNNING')
    .limit(clearingsAtOnce)
    .get();
  let deleted = 0;
  for (const clearing of running.docs) {
    const before = (clearing.data() as LogClearing).deleted;
    deleted += (await runLogClearing(clearing.id, batchesAtOnce, clock)).deleted - before;
  }
  return deleted;
}
