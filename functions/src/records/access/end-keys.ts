import { firestore } from '../../platform/firestore';
import { accessLinks } from './stored-link';

/** Removes the subject from its keys, so that their links are shown as deleted instead of unknown. */
export async function endKeys(subject: string): Promise<void> {
  const links = await accessLinks().where('subject', '==', subject).get();
  const batch = firestore().batch();
  for (const { ref } of links.docs) batch.update(ref, { subject: null });
  await batch.commit();
}
