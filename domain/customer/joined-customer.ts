import { propertyKey } from '../contact/property-key';
import type { CustomerSnapshot } from '../job/job';
import { customerDetailFields } from './customer-differences';
import type { Customer, ImportedAddress } from './customer';

/** The record that is joined to another, with its corrected details. */
type LeavingRecord = CustomerSnapshot & Pick<Customer<unknown>, 'more_addresses' | 'origin'>;

/** The record that stays. */
type StayingRecord = CustomerSnapshot & Pick<Customer<unknown>, 'more_addresses'>;

/** The imports that some addresses are from, each once. */
export function importsOf(addresses: readonly ImportedAddress[]): string[] {
  return [...new Set(addresses.map(({ import_id }) => import_id))].filter((id) => id !== '');
}

/**
 * What a customer's record gets from another that is joined to it: the details that it lacks, and the other's
 * addresses. It keeps its own details, so that another main address becomes a further one.
 * @param leaving null for a customer known only by a report, whose `corrected` details may be missing in the record
 */
export function broughtBy(
  leaving: Pick<LeavingRecord, 'more_addresses' | 'origin'> | null,
  corrected: CustomerSnapshot,
  staying: StayingRecord,
): Partial<StayingRecord & Pick<Customer, 'address_imports'>> {
  const missing = customerDetailFields.filter((field) => staying[field] === '' && corrected[field] !== '');
  const details = Object.fromEntries(missing.map((field) => [field, corrected[field]]));
  const { address } = corrected;
  const known = [staying, ...staying.more_addresses].map((each) => propertyKey(each.address));
  const isLost =
    leaving && address !== '' && !missing.includes('address') && !known.includes(propertyKey(address));
  const main = isLost ? [{ address, import_id: leaving.origin?.import_id ?? '' }] : [];
  const added = [...main, ...(leaving?.more_addresses ?? [])];
  if (added.length === 0) return details;
  const more_addresses = [...staying.more_addresses, ...added];
  return { ...details, more_addresses, address_imports: importsOf(more_addresses) };
}
