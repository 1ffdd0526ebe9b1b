import { imports } from '../records/import/stored-import';
import { runUndo } from './run-undo';

const undosAtOnce = 3;
const batchesAtOnce = 40;

/** Continues interrupted undos of imports. @returns how many it finished. */
export async function sweepImportUndos(clock: () => Date = () => new Date()): Promise<number> {
  const running = await imports().where('state', '==', 'UNDOING').limit(undosAtOnce).get();
  let finished = 0;
  for (const { id } of running.docs) {
    if ((await runUndo(id, batchesAtOnce, clock))?.state === 'UNDONE') finished += 1;
  }
  return finished;
}
