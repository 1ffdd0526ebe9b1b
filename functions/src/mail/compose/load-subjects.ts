import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { MailSubject } from '@domain/mail/mail-subject';
import { readTogether } from '../../platform/read-together';
import { readableRecord } from '../../platform/readable';

/** A record with its id; one that is being deleted is none. */
type Loaded<Record> = Exclude<Record, { readonly deleted_at: unknown }> & { readonly id: string };

/**
 * The subjects in a collection with their ids, without duplicates and without records that were or are being deleted.
 * Damaged ones are left out beside others.
 * @throws DamagedRecord if all that there are are damaged, so that the email isn't taken for unneeded
 */
export function loadSubjects<Record extends object>(
  records: CollectionReference<Record, Record>,
  subjects: readonly MailSubject[],
): Promise<Loaded<Record>[]> {
  return loadRecords(
    records,
    subjects.filter(({ collection }) => collection === records.id).map(({ id }) => id),
  );
}

/** The same for records by their ids. */
export async function loadRecords<Record extends object>(
  records: CollectionReference<Record, Record>,
  ids: readonly string[],
): Promise<Loaded<Record>[]> {
  const documents = await readTogether([...new Set(ids)].map((id) => records.doc(id)));
  const there = documents.filter(({ exists }) => exists);
  const stored = there.flatMap((document) => withId(document, readableRecord(document)));
  if (stored.length === 0) for (const document of there) document.data();
  return stored.filter((record): record is Loaded<Record> => !('deleted_at' in record));
}

function withId<Record extends object>(
  { id }: DocumentSnapshot<Record, Record>,
  record: Record | undefined,
): (Record & { readonly id: string })[] {
  return record ? [{ ...record, id }] : [];
}
