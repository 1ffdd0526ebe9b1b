import type { CollectionName } from '@domain/firestore/paths';

/** A document as it is to be stored. */
export interface SeededRecord {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: object;
}
