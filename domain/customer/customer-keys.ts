import { searchKeys, type Searchable } from '../search/search-keys';
import type { ImportedAddress } from './customer';

/** The search keys of a customer with all of their addresses. */
export function customerKeys(details: Searchable, more: readonly ImportedAddress[]): string[] {
  return searchKeys(details, ...more.map(({ address }) => ({ name: '', email: '', phone: '', address })));
}
