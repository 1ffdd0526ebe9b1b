import type { Firestore, Query } from 'firebase-admin/firestore';
import { monthAddress, type Month } from '../../domain/availability/month';
import { handlersEnvironment } from '../drills/handlers/handlers-environment';

/**
 * The documents that an answer of `/times/YYYY-MM.json` reads, counted in this process, in which it is given. The first
 * answer isn't counted: it builds the month and reads the settings, which an instance keeps.
 */
export async function monthReads(month: Month): Promise<number> {
  Object.assign(process.env, handlersEnvironment(), { SETTINGS_CACHE_SECONDS: '60' });
  const { firestore } = await import('../../functions/src/platform/firestore');
  const { serveMonth } = await import('../../functions/src/availability/serve-month');
  const serve = async () => {
    const answered = { status: 200 };
    const response = {
      set: () => response,
      type: () => response,
      send: () => response,
      status: (status: number) => Object.assign(response, Object.assign(answered, { status })),
    };
    const request = { method: 'GET', path: monthAddress(month), headers: {} };
    await serveMonth(request as Parameters<typeof serveMonth>[0], response as never);
    if (answered.status !== 200) throw new Error(`${month} answered ${answered.status}`);
  };
  await serve();
  return countReads(firestore(), serve);
}

/** Counts the documents that `work` reads outside transactions, of which there are none in it. */
async function countReads(firestore: Firestore, work: () => Promise<void>): Promise<number> {
  let reads = 0;
  const query = Object.getPrototypeOf(firestore.collection('months').limit(1)) as { get: Query['get'] };
  const own = { query: query.get, getAll: firestore.getAll.bind(firestore) };
  query.get = async function get(this: Query) {
    const found = await own.query.call(this);
    reads += Math.max(1, found.size);
    return found;
  };
  // A document's own `get` is one of these too.
  firestore.getAll = (...asked) => {
    reads += asked.length;
    return own.getAll(...asked);
  };
  try {
    await work();
    return reads;
  } finally {
    query.get = own.query;
    firestore.getAll = own.getAll;
  }
}
