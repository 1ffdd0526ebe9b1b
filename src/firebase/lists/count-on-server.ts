import { getCountFromServer, type Firestore } from 'firebase/firestore';
import type { ListedRow, ListQuery } from './list-query';
import { countLimit, type LiveCount } from './live-count';
import { toFirestoreQuery } from './to-firestore-query';

/** Counts a list, up to `countLimit`; one read. @throws where the server can't be reached, or refuses. */
export async function countOnServer<Row extends ListedRow>(
  firestore: Firestore,
  list: ListQuery<Row>,
): Promise<LiveCount> {
  const aggregate = await getCountFromServer(toFirestoreQuery(firestore, list, { size: countLimit }));
  const { count } = aggregate.data();
  return { count, orMore: count >= countLimit };
}
