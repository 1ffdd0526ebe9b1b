import { normalizeEmail } from '@domain/contact/email';
import type { CustomerDetails } from '@domain/customer/customer-differences';
import { collections } from '@domain/firestore/paths';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { readField } from '@/firebase/documents/read-field';

/** Finds the customer by email address, because the document's id is derived from a secret on the server. */
export const customersWith = (email: string): ListQuery<ListedRow & CustomerDetails> => ({
  collection: collections.customers,
  where: [['email', '==', normalizeEmail(email)]],
  orderBy: ['email', 'asc'],
  pageSize: 1,
  decode: (id, document) => ({
    id,
    name: readField.text(document, 'name'),
    phone: readField.text(document, 'phone'),
    address: readField.text(document, 'address'),
  }),
});
