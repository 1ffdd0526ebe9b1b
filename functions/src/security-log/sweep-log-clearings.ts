import { readable } from '../platform/readable';
import { logClearings } from './log-clearing';
import { runLogClearing } from './run-log-clearing';

const clearingsAtOnce = 5;
const batchesAtOnce = 50;

/** Continues interrupted clearings. @returns how many entries it deleted. */
export async function sweepLogClearings(clock: () => Date = () => new Date()): Promise<number> {
  const running = await logClearings().where('state', '==', 'RUNNING').limit(clearingsAtOnce).get();
  let deleted = 0;
  for (const { id, stored } of readable(running.docs)) {
    deleted += (await runLogClearing(id, batchesAtOnce, clock)).deleted - stored.deleted;
  }
  return deleted;
}
