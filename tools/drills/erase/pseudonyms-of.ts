import { collections } from '@domain/firestore/paths';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';

/** The keyed hashes that identify a person: as a customer and by the network addresses of their forms. */
export async function pseudonymsOf({ firestore }: DrillWorld, { email }: DrillPerson): Promise<string[]> {
  const customers = await firestore.collection(collections.customers).where('email', '==', email).get();
  const logs = await firestore
    .collection(collections.formSubmissionsLog)
    .where('submitted_data.email', '==', email)
    .where('form_type', '==', 'booking')
    .get();
  return [
    ...new Set([
      ...customers.docs.map(({ id }) => id),
      ...logs.docs.map((log) => log.get('client_ip') as string),
    ]),
  ];
}
