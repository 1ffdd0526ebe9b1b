import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { propertyIdOf } from './property-id';
import { properties, type StoredProperty } from './stored-property';

type Read = DocumentSnapshot<StoredProperty, StoredProperty>;
type ReadAll = (
  references: readonly DocumentReference<StoredProperty, StoredProperty>[],
) => Promise<readonly Read[]>;

/** The property of an address: its own, or the one that this spelling was merged into. Empty without an address. */
export async function findProperty(transaction: Transaction, address: string): Promise<string> {
  const own = propertyIdOf(address);
  return own === '' ? '' : rootOf(transaction, own);
}

/** The properties of several addresses, in few reads: id of an address's own property -> that of its property. */
export async function findProperties(
  readAll: ReadAll,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map(addresses.map(propertyIdOf).map((id) => [id, id]));
  for (let asked = [...found.keys()].filter((id) => id !== ''); asked.length > 0;) {
    const merged = new Map(
      (await readAll(asked.map((id) => properties().doc(id)))).flatMap((read) => {
        const into = read.data()?.merged_into ?? null;
        return into === null ? [] : [[read.id, into] as const];
      }),
    );
    for (const [own, id] of found) found.set(own, merged.get(id) ?? id);
    asked = [...new Set(merged.values())];
  }
  return found;
}

/** What a property was merged into, through all merges; itself if it wasn't. */
export async function rootOf(transaction: Transaction, propertyId: string): Promise<string> {
  for (let id = propertyId; ;) {
    const into: string | null = (await transaction.get(properties().doc(id))).data()?.merged_into ?? null;
    if (into === null) return id;
    id = into;
  }
}
