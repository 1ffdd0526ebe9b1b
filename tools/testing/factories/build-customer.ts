import { randomUUID } from 'node:crypto';
import type { Customer } from '@domain/customer/customer';

export function buildCustomer(overrides: Partial<Customer> = {}): Customer {
  return {
    id: `customer-${randomUUID()}`,
    name: 'Dana Whitlock',
    email: 'dana.whitlock@example.com',
    phone: '(801) 555-0117',
    address: '482 E Ridgeline Dr, Sandy, UT 84070',
    origin: null,
    created_at: new Date().toISOString(),
    ...overrides,
  };
}
