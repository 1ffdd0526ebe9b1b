import { collections } from '@domain/firestore/paths';
import { localServices } from '../../admin/local-services';

/** The number of the running stack's referrals by client address, for addresses that start with `mark`. */
export async function countRecords(mark: string): Promise<ReadonlyMap<string, number>> {
  const { docs } = await localServices()
    .firestore.collection(collections.referrals)
    .where('client_email', '>=', mark)
    .where('client_email', '<', `${mark}~`)
    .select('client_email')
    .get();
  const counts = new Map<string, number>();
  for (const document of docs) {
    const email = String(document.get('client_email'));
    counts.set(email, (counts.get(email) ?? 0) + 1);
  }
  return counts;
}
