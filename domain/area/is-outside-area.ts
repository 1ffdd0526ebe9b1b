import type { AreaSettings } from '../settings/settings';
import { cityOf } from './city-of';

const zipAtEnd = /\b(\d{5})(?:-\d{4})?\W*(?:USA?)?\W*$/i;

/**
 * Whether an address as typed is outside the service area: it has neither a ZIP code nor a city of it. One without
 * both, such as a street alone, doesn't count as outside.
 */
export function isOutsideArea({ cities, zips }: AreaSettings, address: string): boolean {
  const zip = zipAtEnd.exec(address.trim())?.[1];
  if (zip !== undefined && zips.includes(zip)) return false;
  if (cityOf(cities, address) !== null) return false;
  return zip !== undefined || address.includes(',');
}
