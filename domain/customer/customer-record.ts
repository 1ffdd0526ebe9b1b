import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, listOf, map, text, texts } from '../firestore/stored-fields';
import { importOrigin } from '../import/import-origin-field';
import type { Customer } from './customer';

/** A stored customer. `At`: how a moment is given. */
export type StoredCustomer<At> = Omit<Customer<At>, 'id'>;

const customer: Reads<StoredCustomer<Instant>> = object({
  name: text().default(''),
  email: text(),
  phone: text().default(''),
  address: text().default(''),
  more_addresses: listOf(map({ address: text(), import_id: text() })).default([]),
  address_imports: texts().default([]),
  search_keys: texts().default([]),
  origin: importOrigin(),
  created_at: instant(),
});

export const customerRecord = recordType(collections.customers, customer);
