import type { Query } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import { rawCollection } from '../platform/collection-of';

type Condition = readonly [field: string, operator: '==' | '>=' | '<' | 'in', value: unknown];

/** How many documents meet all conditions; costs one read per thousand of them. */
export async function countRecords(
  collection: CollectionName,
  ...conditions: readonly Condition[]
): Promise<number> {
  const query = conditions.reduce<Query>(
    (narrowed, [field, operator, value]) => narrowed.where(field, operator, value),
    rawCollection(collection),
  );
  return (await query.count().get()).data().count;
}
