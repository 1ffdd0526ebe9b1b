import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { properties, type StoredProperty } from '../records/property/stored-property';

/** @throws AppError `not-found` if there is no such property, `already-handled` if it was merged into another. */
export async function readProperty(transaction: Transaction, propertyId: string): Promise<StoredProperty> {
  const stored = (await transaction.get(properties().doc(propertyId))).data();
  if (!stored) throw new AppError('not-found', 'property gone', 'There is nothing at this property anymore.');
  if (stored.merged_into !== null) {
    const sentence = 'This property was merged into another one meanwhile. Open it again from its job.';
    throw new AppError('already-handled', 'property was merged', sentence);
  }
  return stored;
}
