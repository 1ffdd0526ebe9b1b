import type { EditCustomerAnswer } from '@domain/customer/edit-customer';
import type { CustomerSnapshot } from '@domain/job/job';
import { newEmail } from './new-contact';
import type { Office } from './office';
import { stored } from './stored';

/** The client as a job shows them. */
export async function clientOf(bookingId: string): Promise<CustomerSnapshot> {
  const { name, email, phone, address } = (await stored('bookings', bookingId))?.customer as CustomerSnapshot;
  return { name, email, phone, address };
}

/** Corrects the client of a job as the office does from its details. */
export async function edit(
  office: Office,
  bookingId: string,
  changes: Partial<CustomerSnapshot>,
  more: object = {},
): Promise<EditCustomerAnswer | undefined> {
  const seen = await clientOf(bookingId);
  const { result } = await office.editCustomer({
    bookingId,
    client: { ...seen, ...changes },
    seen,
    ...more,
  });
  return result;
}

/** Corrects the email address of a job's client. @returns the new one. */
export async function editEmail(
  office: Office,
  bookingId: string,
  email = newEmail('right'),
): Promise<string> {
  const answer = await edit(office, bookingId, { email });
  if (answer?.state !== 'saved') throw new Error(`not saved: ${JSON.stringify(answer)}`);
  return email;
}
