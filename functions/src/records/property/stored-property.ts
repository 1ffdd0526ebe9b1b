import { FieldValue, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { nearKeys } from '@domain/property/near-keys';
import { propertyRecord, type StoredProperty } from '@domain/property/property-record';
import { collectionOf } from '../../platform/collection-of';

export type { StoredProperty } from '@domain/property/property-record';

/** All properties, also spellings that were merged into another. */
export function properties(): CollectionReference<StoredProperty, StoredProperty> {
  return collectionOf(propertyRecord);
}

/** Where a job or report is: its property, by which address. */
export interface Place {
  /** Empty without an address, null for a record that isn't sorted yet. */
  readonly propertyId: string | null;
  readonly address: string;
}

/** Writes what follows for the properties from a record's coming, going, or change of address. Null: it isn't there. */
export function writePlace(transaction: Transaction, before: Place | null, after: Place | null): void {
  const [was, is] = [idOf(before), idOf(after)];
  if (was === is && before?.address === after?.address) return;
  if (was !== '' && was !== is) {
    // Its address may still be the property's. Works for a property that is gone, too: the next sweep removes it.
    transaction.set(properties().doc(was), { stale: true }, { merge: true });
  }
  if (is === '' || !after) return;
  const keys = nearKeys(after.address);
  // The office moved it: the property keeps its own address, and a new one gets it when it is worked out.
  const isMoved = was !== '' && before?.address === after.address;
  transaction.set(
    properties().doc(is),
    {
      ...(!isMoved && { address: after.address }),
      ...(keys.length > 0 && { near_keys: FieldValue.arrayUnion(...keys) }),
      ...(was !== '' && { stale: true }),
    },
    { merge: true },
  );
}

const idOf = (place: Place | null) => place?.propertyId ?? '';
