import type { AccessKind } from '@domain/access/access-link';
import { firestore } from '../../platform/firestore';
import { readable } from '../../platform/readable';
import { accessLinks } from './stored-link';

/** Removes the subject from its keys, or those of one kind, so that their links are shown as deleted instead of unknown. */
export async function endKeys(subject: string, kind?: AccessKind): Promise<void> {
  const links = await accessLinks().where('subject', '==', subject).get();
  const ended =
    kind === undefined
      ? links.docs.map(({ ref }) => ref)
      : readable(links.docs).flatMap((row) => (row.stored.kind === kind ? [row.reference] : []));
  const batch = firestore().batch();
  for (const reference of ended) batch.update(reference, { subject: null });
  await batch.commit();
}
