import { collections } from '@domain/firestore/paths';
import { logs } from '../platform/logs';
import { sweepRunning } from '../platform/sweep-running';
import { runErasure } from './run-erasure';

const batchesAtOnce = 500;

/** Continues erasures that were interrupted or wait for their last email. @returns how many it finished. */
export function sweepErasures(clock: () => Date = () => new Date()): Promise<number> {
  return sweepRunning({
    collection: collections.personErasures,
    atOnce: 20,
    goOn: (erasureId) => runErasure(erasureId, batchesAtOnce, clock),
    brokenOff: (erasureId, error) => logs.erasureInterrupted(erasureId, error),
  });
}
