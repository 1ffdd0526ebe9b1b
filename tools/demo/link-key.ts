import { isInUse } from '@domain/access/access-link';
import { accessLinkRecord } from '@domain/access/access-link-record';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../admin/local-services';

/** The key in the links of a job's emails. */
export async function linkKey(bookingId: string): Promise<string> {
  const { firestore } = localServices();
  const links = await firestore.collection(collections.accessLinks).where('subject', '==', bookingId).get();
  const link = links.docs.find((each) => isInUse(accessLinkRecord.read(each.id, each.data()), 'booking'));
  if (!link) throw new Error(`The booking ${bookingId} has no working link.`);
  return link.id;
}
