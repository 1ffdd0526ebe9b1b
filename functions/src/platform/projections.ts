import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';

/** A record as it was read or is about to be; undefined for none. */
export type RecordState = Readonly<Record<string, unknown>> | undefined;

/** A second record, or a part of one, that follows from each record of a collection. */
export interface Projection {
  readonly of: CollectionName;
  /** Writes what follows from a change of the record with this id. */
  readonly write: (transaction: Transaction, id: string, change: RecordChange) => void;
}

export interface RecordChange {
  readonly before: RecordState;
  readonly after: RecordState;
}

const projections = new Map<string, readonly Projection[]>();

/** Keeps a projection in step from now on: each transaction that writes a record of its collection writes it too. */
export function keepProjection(projection: Projection): void {
  projections.set(projection.of, [...(projections.get(projection.of) ?? []), projection]);
}

/**
 * The same transaction, whose writes of records with a projection write that projection along.
 * @throws Error on an update of such a record that the transaction didn't read, as its projection is then unknown
 */
export function withProjections(transaction: Transaction): Transaction {
  const states = new Map<string, RecordState>();
  const note = (read: unknown): void => {
    if (Array.isArray(read)) for (const each of read) note(each);
    else if (isQueryResult(read)) note(read.docs);
    else if (isSnapshot(read) && projections.has(read.ref.parent.id)) {
      const { path } = read.ref;
      if (!states.has(path)) states.set(path, read.exists ? dataOf(read) : undefined);
    }
  };
  const change = (reference: DocumentReference, next: (before: RecordState) => RecordState) => {
    const kept = projections.get(reference.parent.id);
    if (!kept) return;
    const before = states.get(reference.path);
    const after = next(before);
    states.set(reference.path, after);
    for (const { write } of kept) write(transaction, reference.id, { before, after });
  };

  const own = {
    async get(...asked: [never]): Promise<unknown> {
      const read: unknown = await transaction.get(...asked);
      note(read);
      return read;
    },
    async getAll(...asked: never[]): Promise<unknown> {
      const read: unknown = await transaction.getAll(...asked);
      note(read);
      return read;
    },
    create(reference: DocumentReference, data: RecordState) {
      transaction.create(reference, data as object);
      change(reference, () => data);
      return proxy;
    },
    set(reference: DocumentReference, data: RecordState, ...options: []) {
      transaction.set(reference, data as object, ...options);
      change(reference, () => data);
      return proxy;
    },
    update(reference: DocumentReference, data: RecordState, ...more: []) {
      transaction.update(reference, data as object, ...more);
      change(reference, (before) => {
        if (!states.has(reference.path)) throw new Error(`updated without being read: ${reference.path}`);
        return before && { ...before, ...data };
      });
      return proxy;
    },
    delete(reference: DocumentReference, ...more: []) {
      transaction.delete(reference, ...more);
      change(reference, () => undefined);
      return proxy;
    },
  };
  const proxy = new Proxy(transaction, {
    get: (target, name) =>
      name in own ? own[name as keyof typeof own] : (Reflect.get(target, name, target) as unknown),
  });
  return proxy;
}

function isSnapshot(read: unknown): read is DocumentSnapshot {
  return typeof read === 'object' && read !== null && 'ref' in read && 'exists' in read;
}

function isQueryResult(read: unknown): read is { readonly docs: readonly DocumentSnapshot[] } {
  return typeof read === 'object' && read !== null && 'docs' in read;
}

/** Undefined for a damaged record, from which nothing follows. */
function dataOf(snapshot: DocumentSnapshot): RecordState {
  try {
    return snapshot.data();
  } catch {
    // ignored: the handler that uses the record reports the damage
    return undefined;
  }
}
