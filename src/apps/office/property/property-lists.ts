import { nearKeys } from '@domain/property/near-keys';
import type { Property } from '@domain/property/property';
import { propertyRecord } from '@domain/property/property-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** Maximum of values that the database compares at once. */
const keysAtMost = 10;

/** The properties whose addresses share a key with one of these; null if these have none. */
export function propertiesNear(addresses: readonly string[]): ListQuery<Property> | null {
  const keys = [...new Set(addresses.flatMap(nearKeys))].slice(0, keysAtMost);
  if (keys.length === 0) return null;
  return {
    ...rowsOf(propertyRecord),
    where: [['near_keys', 'array-contains-any', keys]],
    orderBy: ['__name__', 'asc'],
    pageSize: 25,
  };
}
