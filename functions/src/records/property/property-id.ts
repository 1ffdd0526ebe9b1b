import { normalizedAddress } from '@domain/property/normalized-address';
import { pseudonym } from '../../platform/hash';

/** The id of an address's own property; empty without an address. */
export function propertyIdOf(address: string): string {
  const normalized = normalizedAddress(address);
  return normalized === '' ? '' : pseudonym('property', normalized);
}
