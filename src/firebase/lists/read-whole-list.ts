import { getDocs, type Firestore, type QueryDocumentSnapshot } from 'firebase/firestore';
import type { ListedRow, ListQuery } from './list-query';
import { readRows, type ReadRows } from './read-rows';
import { toFirestoreQuery } from './to-firestore-query';

/** Pages read at most, so that a damaged query can't read for ever. */
const mostPages = 20;

/** All rows of a list, page by page; offline those in the cache. */
export async function readWholeList<Row extends ListedRow>(
  firestore: Firestore,
  list: ListQuery<Row>,
): Promise<ReadRows<Row>> {
  const docs: QueryDocumentSnapshot[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const after = docs.at(-1);
    const { docs: next } = await getDocs(toFirestoreQuery(firestore, list, after ? { after } : {}));
    docs.push(...next);
    if (next.length < list.pageSize) break;
  }
  return readRows(list, docs);
}
