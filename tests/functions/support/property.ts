import { randomUUID } from 'node:crypto';
import type { PropertyMoved } from '@domain/property/property-calls';
import { callUntilTaken } from './call';
import { appointment, officeOf } from './office';
import { newEmail } from './new-contact';
import { seedRequest } from './seed';
import type { SignedIn } from './sign-in';
import { stored } from './stored';

/** An address that no other test has. @param rest after the house number */
export function newHouse(rest = 'Ridgeline Dr, Niles'): string {
  return `${randomUUID().replaceAll(/\D/g, '').slice(0, 9)} ${rest}`;
}

/** The id of the property at which a job stands; undefined for a job that isn't stored. */
export async function propertyOf(bookingId: string): Promise<string | undefined> {
  return (await stored('bookings', bookingId))?.property_id as string | undefined;
}

/** A job at an address, made by accepting a client's request. */
export async function jobAt(admin: SignedIn, address: string, email = newEmail('client')): Promise<string> {
  const { id: leadId } = await seedRequest({ email, address });
  const { result, error } = await officeOf(admin).acceptRequest({
    leadId,
    ...appointment,
  });
  if (!result) throw new Error(`not accepted: ${JSON.stringify(error)}`);
  return result.bookingId;
}

/** The office's calls about properties. */
export function propertiesOf(admin: SignedIn) {
  const act = (name: string) => (body: object) =>
    callUntilTaken<PropertyMoved>(name, { idempotencyKey: randomUUID(), ...body }, admin);
  return {
    merge: act('office-property-merge'),
    split: act('office-property-split'),
    undo: act('office-property-undo'),
  };
}
