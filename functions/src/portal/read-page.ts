import { FieldPath, type CollectionReference, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cursorOf, placeOf } from '@domain/portal/list-cursor';
import { portalPageSize } from '@domain/portal/portal-calls';

interface ListedBy<Record extends object> {
  readonly records: CollectionReference<Record, Record>;
  /** The field with the date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly customerId: string;
  /** Cursor; null starts at the beginning. */
  readonly after: string | null;
}

interface ReadPage<Record extends object> {
  readonly docs: readonly QueryDocumentSnapshot<Record, Record>[];
  readonly next: string | null;
}

/**
 * One page of a customer's records, newest first. The cursor only gives a position, so a forged one can't reveal
 * records of others.
 */
export async function readPage<Record extends object>({
  records,
  date,
  customerId,
  after,
}: ListedBy<Record>): Promise<ReadPage<Record>> {
  const place = after === null ? undefined : placeOf(after);
  const all = records
    .where('customer_id', '==', customerId)
    .orderBy(date, 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const from = place ? all.startAfter(place.date, place.id) : all;
  const { docs } = await from.limit(portalPageSize + 1).get();
  const shown = docs.slice(0, portalPageSize);
  const last = shown.at(-1);
  const more = docs.length > portalPageSize && last !== undefined;
  return { docs: shown, next: more ? cursorOf({ date: String(last.get(date)), id: last.id }) : null };
}
