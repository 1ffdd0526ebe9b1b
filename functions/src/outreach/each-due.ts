import type { Query } from 'firebase-admin/firestore';
import { readable } from '../platform/readable';
import type { StoredReport } from '../records/report/stored-report';

const pageSize = 200;

/** Does something with each report of an ordered query. @returns how often it did. */
export async function eachDue(
  due: Query<StoredReport, StoredReport>,
  act: (id: string) => Promise<boolean>,
): Promise<number> {
  const pages = due.limit(pageSize);
  let done = 0;
  let page = await pages.get();
  while (page.size > 0) {
    for (const { id } of readable(page.docs)) if (await act(id)) done += 1;
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) break;
    page = await pages.startAfter(last).get();
  }
  return done;
}
