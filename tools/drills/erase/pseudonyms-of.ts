import { collections } from '@domain/firestore/paths';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';

/**
 * The keyed hashes that identify a person: as a customer, by the network addresses of their forms, and by the phone that
 * agreed to text messages.
 */
export async function pseudonymsOf(
  { firestore, calls, office }: DrillWorld,
  { email, phone }: DrillPerson,
): Promise<string[]> {
  const customers = await firestore.collection(collections.customers).where('email', '==', email).get();
  const logs = await firestore
    .collection(collections.formSubmissionsLog)
    .where('submitted_data.email', '==', email)
    .where('form_type', '==', 'booking')
    .get();
  const { phoneId } = await calls.call('office-contact-read', { email, phone }, { idToken: office });
  return [
    ...new Set([
      ...customers.docs.map(({ id }) => id),
      ...logs.docs.map((log) => log.get('client_ip') as string),
      ...(phoneId ? [phoneId] : []),
    ]),
  ];
}
