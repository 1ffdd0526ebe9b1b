import type { CollectionName } from '@domain/firestore/paths';

/** A document to be stored. */
export interface SeededRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: object;
}
