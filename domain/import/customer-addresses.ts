import { propertyKey } from '../contact/property-key';
import { furtherAddresses } from './import-fields';
import { importLimits } from './import-limits';
import type { CustomerRow, RowProblem } from './read-row';

/** The addresses of a customer that an import meets: how many are stored, and the others that it has taken so far. */
export interface MetAddresses {
  readonly stored: number;
  readonly taken: Set<string>;
}

export const addressesFull: RowProblem = {
  field: 'address',
  sentence: `This customer’s record can’t take another address. The limit is ${importLimits.addresses}.`,
};

/** A row's addresses by property, each once as it is written first. */
export function addressesOfRow(row: CustomerRow): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of ['address', ...furtherAddresses] as const) {
    const key = propertyKey(row[name]);
    if (key !== '' && !found.has(key)) found.set(key, row[name]);
  }
  return found;
}

/** Takes those of a row's addresses that are new. @returns them; null if the customer can't have so many */
export function takeAddresses(
  { stored, taken }: MetAddresses,
  addresses: readonly string[],
): readonly string[] | null {
  const fresh = addresses.filter((key) => !taken.has(key));
  if (fresh.length > 0 && stored + taken.size + fresh.length > importLimits.addresses) return null;
  for (const key of fresh) taken.add(key);
  return fresh;
}
