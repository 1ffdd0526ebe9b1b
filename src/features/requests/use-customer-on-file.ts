import { useEffect, useState } from 'react';
import type { CustomerDetails } from '@domain/customer/customer-differences';
import type { CustomerSnapshot } from '@domain/job/job';
import { reportedAs } from '@/logging/report-fault';
import { debounced } from '@/ui/debounced';

/** A request's client as the job will name them, and the customer record with the same email address. */
export interface CustomerOnFile {
  readonly client: CustomerSnapshot;
  /** Null where there is no such customer yet. */
  readonly stored: CustomerDetails | null;
}

/**
 * Looks up the customer; `formsBookingId` is the pending job, for which the office may have named another client.
 */
export type FindCustomer = (
  client: CustomerSnapshot,
  formsBookingId: string | null,
) => Promise<CustomerOnFile>;

const typingMs = 300;

/** Null while loading, or where it failed. Another `attempt` loads it again. */
export function useCustomerOnFile(
  findCustomer: FindCustomer,
  { name, email, phone, address }: CustomerSnapshot,
  formsBookingId: string | null,
  attempt: number,
): CustomerOnFile | null {
  const asked = JSON.stringify([name, email, phone, address, formsBookingId]);
  const [found, setFound] = useState<{ readonly asked: string; readonly onFile: CustomerOnFile } | null>(
    null,
  );
  useEffect(() => {
    if (email === '') return;
    return debounced(typingMs, (signal) =>
      findCustomer({ name, email, phone, address }, formsBookingId).then(
        (onFile) => {
          if (!signal.aborted) setFound({ asked, onFile });
        },
        reportedAs('a customer on file not found', undefined),
      ),
    );
  }, [asked, findCustomer, name, email, phone, address, formsBookingId, attempt]);
  return found?.asked === asked ? found.onFile : null;
}
