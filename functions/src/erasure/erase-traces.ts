import { FieldValue, type Query } from 'firebase-admin/firestore';
import { deleteAll } from '../platform/delete-all';
import { firestore } from '../platform/firestore';
import { readable } from '../platform/readable';
import type { RunningErasure } from '../records/erasure/erasure';
import { formLogs, type FormLog } from '../records/form-log/form-logs';
import { mails } from '../records/mail/mail-document';

/** Deletes the emails about a record, including unsent ones. */
export async function eraseMailsOf(subjectId: string): Promise<void> {
  await deleteAll(mails().where('subject.id', '==', subjectId));
}

/** Deletes the form logs of a record, and notes the networks they came from for a later step. */
export async function eraseLogsOf(erasure: RunningErasure, recordId: string): Promise<void> {
  await eraseLogs(erasure, formLogs().where('record.id', '==', recordId));
}

/** @returns whether there were any. */
export async function eraseLogs(
  { reference }: RunningErasure,
  logs: Query<FormLog, FormLog>,
): Promise<boolean> {
  const { docs } = await logs.get();
  if (docs.length === 0) return false;
  const clients = readable(docs).map(({ stored }) => stored.client_ip);
  const batch = firestore().batch();
  if (clients.length > 0) batch.update(reference, { clients: FieldValue.arrayUnion(...clients) });
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return true;
}
