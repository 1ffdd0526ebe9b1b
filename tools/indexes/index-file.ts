import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { trustedJson } from '../trusted-json';

export interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

/** `firestore.indexes.json`: https://firebase.google.com/docs/reference/firestore/indexes */
export interface IndexFile {
  readonly indexes: readonly CompositeIndex[];
  /** What replaces the indexes that a single field has by itself. Those of a map are also those of its fields. */
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    /** Firestore itself deletes a record within a day of the moment that this field holds. */
    readonly ttl?: boolean;
    readonly indexes: readonly {
      readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
      readonly order?: 'ASCENDING' | 'DESCENDING';
      readonly arrayConfig?: 'CONTAINS';
    }[];
  }[];
}

/** The indexes that a deploy brings to the database. */
export function readIndexFile(): IndexFile {
  return trustedJson<IndexFile>(readFileSync(path.join(repositoryRoot, 'firestore.indexes.json'), 'utf8'));
}

/** As it stands in a list: `bookings: status, scheduled_date DESCENDING`. */
export function describeIndex({ collectionGroup, fields }: CompositeIndex): string {
  const words = fields.map(({ fieldPath, order, arrayConfig }) =>
    [fieldPath, arrayConfig ?? (order === 'DESCENDING' ? order : '')].join(' ').trim(),
  );
  return `${collectionGroup}: ${words.join(', ')}`;
}
