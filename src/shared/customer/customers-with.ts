import { normalizeEmail } from '@domain/contact/email';
import type { CustomerDetails } from '@domain/customer/customer-differences';
import { customerRecord } from '@domain/customer/customer-record';
import { rowsOf, type ListedRow, type ListQuery } from '@/firebase/lists/list-query';

/** Finds the customer by email address, because the document's id is derived from a secret on the server. */
export const customersWith = (email: string): ListQuery<ListedRow & CustomerDetails> => ({
  ...rowsOf(customerRecord),
  where: [['email', '==', normalizeEmail(email)]],
  orderBy: ['email', 'asc'],
  pageSize: 1,
});
