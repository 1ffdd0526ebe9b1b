import { collections } from '@domain/firestore/paths';
import { logs } from '../platform/logs';
import { sweepRunning } from '../platform/sweep-running';
import { runEdit } from './run-edit';

const batchesAtOnce = 60;

/** Continues interrupted corrections of a client's details. @returns how many it finished. */
export function sweepCustomerEdits(clock: () => Date = () => new Date()): Promise<number> {
  return sweepRunning({
    collection: collections.customerEdits,
    atOnce: 50,
    goOn: (editId) => runEdit(editId, batchesAtOnce, clock),
    brokenOff: (editId, error) => logs.customerEditInterrupted(editId, error),
  });
}
