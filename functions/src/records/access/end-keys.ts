import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';

/** Removes the subject from its keys, so that their links are shown as deleted instead of unknown. */
export async function endKeys(subject: string): Promise<void> {
  const db = firestore();
  const links = await db.collection(collections.accessLinks).where('subject', '==', subject).get();
  const batch = db.batch();
  for (const { ref } of links.docs) batch.update(ref, { subject: null });
  await batch.commit();
}
