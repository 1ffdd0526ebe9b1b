import { collections } from '@domain/firestore/paths';
import { localServices } from '../admin/local-services';

/** True if anything was ever submitted on this stack. */
export async function hasData(): Promise<boolean> {
  const { firestore } = localServices();
  const names = [
    collections.leads,
    collections.bookings,
    collections.referrals,
    collections.formSubmissionsLog,
  ];
  const counts = await Promise.all(names.map((name) => firestore.collection(name).limit(1).get()));
  return counts.some((snapshot) => !snapshot.empty);
}
