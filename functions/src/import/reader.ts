import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore';

/** Maximum of values in one Firestore `in` query. */
const comparedAtOnce = 30;

/** Reads in a transaction, or without one for a check that writes nothing. */
export interface Reader {
  readonly all: <Fields extends DocumentData>(
    references: readonly DocumentReference<Fields, Fields>[],
  ) => Promise<readonly DocumentSnapshot<Fields, Fields>[]>;
  /** The documents in which the field has one of the values. */
  readonly having: <Fields extends DocumentData>(
    query: Query<Fields, Fields>,
    field: string,
    values: readonly string[],
  ) => Promise<readonly QueryDocumentSnapshot<Fields, Fields>[]>;
}

export function readerOf(transaction: Transaction | null): Reader {
  return {
    async all(references) {
      if (references.length === 0) return [];
      return transaction
        ? transaction.getAll(...references)
        : firestore().runTransaction((reading) => reading.getAll(...references), { readOnly: true });
    },
    async having(query, field, values) {
      const unique = [...new Set(values)];
      const parts = Array.from({ length: Math.ceil(unique.length / comparedAtOnce) }, (_, part) =>
        query.where(field, 'in', unique.slice(part * comparedAtOnce, (part + 1) * comparedAtOnce)),
      );
      const found = await Promise.all(
        parts.map((part) => (transaction ? transaction.get(part) : part.get())),
      );
      return found.flatMap(({ docs }) => docs);
    },
  };
}
