import type { CollectionReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import * as record from '@domain/property/property-move';
import { collectionOf } from '../../platform/collection-of';
import { readable } from '../../platform/readable';

/** A stored merge or split. */
export type PropertyMove = record.PropertyMove<Timestamp>;

export function propertyMoves(): CollectionReference<PropertyMove, PropertyMove> {
  return collectionOf(record.propertyMoveRecord);
}

/**
 * Refuses to move what stands at properties while an earlier merge or split of them is running. Reads only.
 * @throws AppError `unavailable`
 */
export async function refuseWhileMoving(
  transaction: Transaction,
  propertyIds: readonly string[],
): Promise<void> {
  const running = await transaction.get(propertyMoves().where('state', '==', 'RUNNING'));
  const isTaken = readable(running.docs).some(
    ({ stored: { from, to } }) => propertyIds.includes(from) || propertyIds.includes(to),
  );
  if (!isTaken) return;
  const sentence = 'An earlier change to this property is still being saved. Please try again in a minute.';
  throw new AppError('unavailable', 'a move of this property is running', sentence);
}
