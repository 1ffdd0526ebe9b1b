import { collections, type CollectionName } from '@domain/firestore/paths';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

export interface NamedRecord {
  readonly collection: CollectionName;
  readonly id: string;
}

/** The record named in a field, `{ collection, id }`; null for none, or an unknown collection. */
export function readRecord(document: PlainDocument, name: string): NamedRecord | null {
  const field = readField.map(document, name);
  const id = readField.text(field, 'id');
  const collection = Object.values(collections).find((known) => known === field.collection);
  return collection && id !== '' ? { collection, id } : null;
}
