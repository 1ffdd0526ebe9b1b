import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import { cursorOf, placeOf } from '@domain/portal/list-cursor';
import { portalPageSize } from '@domain/portal/portal-calls';
import { firestore } from '../platform/firestore';

interface ListedBy {
  readonly collection: CollectionName;
  /** The field that has the date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly customerId: string;
  /** Null begins the list. */
  readonly after: string | null;
}

interface ReadPage {
  readonly docs: readonly QueryDocumentSnapshot[];
  readonly next: string | null;
}

/** One page of a customer's own records, the newest first. A cursor names a place alone: it never widens whose they are. */
export async function readPage({ collection, date, customerId, after }: ListedBy): Promise<ReadPage> {
  const place = after === null ? undefined : placeOf(after);
  const all = firestore()
    .collection(collection)
    .where('customer_id', '==', customerId)
    .orderBy(date, 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const from = place ? all.startAfter(place.date, place.id) : all;
  const { docs } = await from.limit(portalPageSize + 1).get();
  const shown = docs.slice(0, portalPageSize);
  const last = shown.at(-1);
  const more = docs.length > portalPageSize && last !== undefined;
  return { docs: shown, next: more ? cursorOf({ date: last.get(date) as string, id: last.id }) : null };
}
