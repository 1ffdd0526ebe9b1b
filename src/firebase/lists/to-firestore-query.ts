import {
  collection,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { ListedRow, ListQuery } from './list-query';

interface Page {
  readonly after?: QueryDocumentSnapshot;
  readonly size?: number;
}

export function toFirestoreQuery<Row extends ListedRow>(
  firestore: Firestore,
  list: ListQuery<Row>,
  { after, size = list.pageSize }: Page = {},
): Query {
  return query(
    collection(firestore, list.collection),
    ...list.where.map(([field, operator, value]) => where(field, operator, value)),
    orderBy(...list.orderBy),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  );
}
