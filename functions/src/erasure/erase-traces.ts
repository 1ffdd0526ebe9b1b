import { FieldValue, type Query } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { deleteAll } from '../platform/delete-all';
import { firestore } from '../platform/firestore';
import type { RunningErasure } from '../records/erasure/erasure';

/** Deletes the emails about a record, including unsent ones. */
export async function eraseMailsOf(subjectId: string): Promise<void> {
  await deleteAll(firestore().collection(collections.mail).where('subject.id', '==', subjectId));
}

/** Deletes the form logs of a record, and notes the networks they came from for a later step. */
export async function eraseLogsOf(erasure: RunningErasure, recordId: string): Promise<void> {
  await eraseLogs(
    erasure,
    firestore().collection(collections.formSubmissionsLog).where('record.id', '==', recordId),
  );
}

/** @returns whether there were any. */
export async function eraseLogs({ reference }: RunningErasure, logs: Query): Promise<boolean> {
  const { docs } = await logs.get();
  if (docs.length === 0) return false;
  const clients = docs.flatMap((log) => (log.get('client_ip') as string | undefined) ?? []);
  const batch = firestore().batch();
  if (clients.length > 0) batch.update(reference, { clients: FieldValue.arrayUnion(...clients) });
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return true;
}
