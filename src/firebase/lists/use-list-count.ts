import { getCountFromServer, type Firestore, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { withIsoMoments } from '@domain/firestore/with-iso-moments';
import { reportedAs } from '@/logging/report-fault';
import { countChange, type CountedPage } from './count-change';
import type { ListedRow, ListQuery } from './list-query';
import { toFirestoreQuery } from './to-firestore-query';
import { countLimit, type LiveCount } from './live-count';
import { useRecounts } from './use-recounts';

/** A list whose waiting entries are counted, on the screen or not. */
export interface CountedList<Row extends ListedRow> {
  /** Its first page, which is live while the list is shown. */
  readonly page: ListQuery<Row>;
  /** The newest counted entry, watched while the list is not shown. */
  readonly newest: ListQuery<Row>;
  /** Whether a row of `page` is counted. */
  readonly counts: (row: Row) => boolean;
}

interface Watched {
  readonly list: ListQuery<ListedRow>;
  readonly snapshot: QuerySnapshot;
  readonly page: CountedPage;
}

function pageOf<Row extends ListedRow>(
  list: ListQuery<Row>,
  snapshot: QuerySnapshot,
  counts: (row: Row) => boolean,
): CountedPage {
  const [field, direction] = list.orderBy;
  const entries = snapshot.docs.map((document) => {
    const read = list.read(document);
    const { order } = withIsoMoments<{ readonly order: unknown }>({ order: document.get(field) });
    return {
      id: document.id,
      order: String(order),
      // The server counts damaged records too.
      counts: read.state === 'found' ? counts(read.record) : read.state === 'damaged',
    };
  });
  return { entries, full: entries.length >= list.pageSize, direction };
}

const togetherMs = 500;
const asked = new WeakMap<object, { readonly at: number; readonly answer: Promise<number> }>();

/** Counts a list. Calls within a short time share one answer. */
function countOnce<Row extends ListedRow>(firestore: Firestore, list: ListQuery<Row>): Promise<number> {
  const now = Date.now();
  const known = asked.get(list);
  if (known && now - known.at < togetherMs) return known.answer;
  const answer = getCountFromServer(toFirestoreQuery(firestore, list, { size: countLimit })).then(
    (aggregate) => aggregate.data().count,
  );
  asked.set(list, { at: now, answer });
  return answer;
}

/**
 * How many entries of a list wait, up to `countLimit`; null while unknown.
 * The server counts once. Later changes are derived from the live first page, or, for a list that is not shown,
 * from its newest entry. Because neither shows every change, the server counts again every minute, when the page
 * becomes visible, and on request.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses the list.
 */
export function useListCount<Row extends ListedRow>(
  { page: first, newest, counts }: CountedList<Row>,
  open: boolean,
): LiveCount | null {
  const firestore = useFirestore();
  const list = open ? first : newest;
  const query = useMemo(() => toFirestoreQuery(firestore, list), [firestore, list]);
  const { data: snapshot } = useFirestoreCollection(query, { suspense: false });
  const [watched, setWatched] = useState<Watched | null>(null);
  const [total, setTotal] = useState<number | null>(null);

  const [overtaken, setOvertaken] = useState(0);

  if (snapshot && snapshot !== watched?.snapshot) {
    const next = pageOf(list, snapshot, counts);
    setWatched({ list, snapshot, page: next });
    if (watched?.list === list) {
      const change = countChange(watched.page, next);
      // The server has not counted the cached state, so the difference from it is not a change.
      if (watched.snapshot.metadata.fromCache) setOvertaken((times) => times + 1);
      else if (change !== 0) setTotal((before) => (before === null ? null : Math.max(0, before + change)));
    }
  }
  const page = watched?.list === list ? watched.page : null;
  const waiting = page?.entries.filter((entry) => entry.counts).length ?? 0;
  // A page that is not full holds the whole list.
  const exact = page !== null && !page.full;

  const countable = page !== null && page.full;
  const round = useRecounts(countable);
  useEffect(() => {
    if (!countable) return;
    let current = true;
    countOnce(firestore, newest).then(
      (count) => {
        if (current) setTotal(count);
      },
      // Offline the last count stays.
      reportedAs('a list not counted', undefined),
    );
    return () => {
      current = false;
    };
  }, [firestore, newest, countable, round, overtaken]);

  if (exact) return { count: waiting, orMore: false };
  if (total !== null) return { count: Math.max(total, waiting), orMore: total >= countLimit };
  return open && page ? { count: waiting, orMore: true } : null;
}
