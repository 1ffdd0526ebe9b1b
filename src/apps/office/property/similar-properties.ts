import { likelySame } from '@domain/property/likely-same';
import type { Property } from '@domain/property/property';

/**
 * The properties that may be this one in another spelling, the likeliest first. One that was merged already, or has
 * nothing there, is left out.
 */
export function similarProperties(
  own: Pick<Property, 'id' | 'address'>,
  near: readonly Property[],
): readonly Property[] {
  return otherProperties(own.id, near)
    .map((property) => ({ property, likeness: likelySame(own.address, property.address) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ property }) => property);
}

/** Those that something stands at, without this one. */
export function otherProperties(ownId: string, near: readonly Property[]): readonly Property[] {
  return near.filter(
    ({ id, merged_into, address }) => id !== ownId && merged_into === null && address !== '',
  );
}
