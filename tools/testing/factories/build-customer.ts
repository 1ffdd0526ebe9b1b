import { randomUUID } from 'node:crypto';
import type { Customer } from '@domain/customer/customer';
import { searchKeys } from '@domain/search/search-keys';

export function buildCustomer(overrides: Partial<Customer> = {}): Customer {
  const customer = {
    id: `customer-${randomUUID()}`,
    name: 'Dana Whitlock',
    email: 'dana.whitlock@example.com',
    phone: '(312) 555-0117',
    address: '482 E Ridgeline Dr, Niles, OH 44070',
    more_addresses: [],
    address_imports: [],
    origin: null,
    created_at: new Date().toISOString(),
    ...overrides,
  };
  return { ...customer, search_keys: overrides.search_keys ?? searchKeys(customer) };
}
