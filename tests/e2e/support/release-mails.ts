import { localServices } from '../../../tools/admin/local-services';
import { collections } from '@domain/firestore/paths';
import { addresses } from '../../../tools/testing/screens/addresses';

/** Ends the undo hold of a record's queued emails and runs the sweeper, which sends them. */
export async function releaseMailsAbout(recordId: string): Promise<void> {
  const past = new Date(Date.now() - 1_000);
  const mails = localServices().firestore.collection(collections.mail);
  const held = await mails.where('subject.id', '==', recordId).where('state', '==', 'PENDING').get();
  await Promise.all(held.docs.map(({ ref }) => ref.update({ held_until: past, next_attempt_at: past })));
  await fetch(`${addresses.functions}/dev-tick`, { method: 'POST' });
}
