import { useCallback } from 'react';
import { jobRecord } from '@domain/job/job-record';
import type { FindCustomer } from '@/features/requests/use-customer-on-file';
import { useDocumentReader } from '@/firebase/documents/use-document-reader';
import { useListReader } from '@/firebase/lists/use-list-reader';
import { customersWith } from '@/shared/customer/customers-with';

/** Finds a request's client, and the customer record with the same email address. */
export function useFindCustomer(): FindCustomer {
  const readList = useListReader();
  const readDocument = useDocumentReader();
  return useCallback<FindCustomer>(
    async (asked, formsBookingId) => {
      const job = formsBookingId === null ? null : await readDocument(jobRecord, formsBookingId);
      // The office may have named another client when it sent the forms, and the job is for that one.
      const named = job?.status === 'pending' ? job.customer : null;
      const client = {
        ...asked,
        name: named?.name || asked.name,
        email: named?.email || asked.email,
      };
      const [customer] = await readList(customersWith(client.email));
      if (!customer) return { client, stored: null };
      const { name, phone, address } = customer;
      return { client, stored: { name, phone, address } };
    },
    [readList, readDocument],
  );
}
