import { collections } from '@domain/firestore/paths';
import { rawCollection } from '../platform/collection-of';
import { logs } from '../platform/logs';
import { sweepRunning } from '../platform/sweep-running';
import { refreshProperty } from './refresh-property';
import { runMove } from './run-move';
import { sortByProperty } from './sort-by-property';

const atOnce = 50;
const batchesAtOnce = 50;

/**
 * Continues interrupted merges and splits, sorts jobs and reports that have no property yet, and works out again what
 * something has left. @returns how many of all these it did
 */
export async function sweepProperties(clock: () => Date = () => new Date()): Promise<number> {
  const moved = await sweepRunning({
    collection: collections.propertyMoves,
    atOnce,
    goOn: async (moveId) =>
      (await runMove(moveId, batchesAtOnce, clock)) === 'RUNNING' ? 'RUNNING' : 'DONE',
    brokenOff: (moveId, error) => logs.propertyMoveInterrupted(moveId, error),
  });
  const sorted = await sortByProperty();
  return moved + sorted + (await refreshStale());
}

/** @returns how many properties were worked out again */
export async function refreshStale(): Promise<number> {
  const stale = rawCollection(collections.properties).where('stale', '==', true).select().limit(atOnce);
  let refreshed = 0;
  for (let page = await stale.get(); !page.empty; page = await stale.get()) {
    for (const { id } of page.docs) await refreshProperty(id);
    refreshed += page.size;
  }
  return refreshed;
}
