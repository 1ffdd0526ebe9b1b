import { AppError } from '@domain/errors/app-error';
import type { PropertyMoved } from '@domain/property/property-calls';
import { logs } from '../platform/logs';
import { reached } from '../platform/reached';
import { propertyMoves } from '../records/property/stored-move';
import { runMove } from './run-move';

/** Transactions to run before responding; the sweeper does the rest. */
const batchesAtOnce = 20;

/** Continues a move that was just stored. An error here does not fail the call: the sweeper continues. */
export async function goOnMoving(moveId: string): Promise<PropertyMoved> {
  reached('property-move:begun');
  try {
    await runMove(moveId, batchesAtOnce);
  } catch (error) {
    logs.propertyMoveInterrupted(moveId, error);
  }
  const move = (await propertyMoves().doc(moveId).get()).data();
  if (!move) throw new AppError('not-found', 'move gone', 'This change is too old to be repeated.');
  return { moveId, propertyId: move.back ? move.from : move.to, state: move.state };
}
