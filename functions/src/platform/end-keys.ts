import { collections } from '@domain/firestore/paths';
import { firestore } from './firestore';

/** Takes from keys what they opened: a key without a subject says that there is nothing any more, and not that it is unknown. */
export async function endKeys(subject: string): Promise<void> {
  const db = firestore();
  const links = await db.collection(collections.accessLinks).where('subject', '==', subject).get();
  const batch = db.batch();
  for (const { ref } of links.docs) batch.update(ref, { subject: null });
  await batch.commit();
}
