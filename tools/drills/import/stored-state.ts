import { canonicalJson } from '@domain/idempotency/canonical-json';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { DrillProject } from '../project/drill-project';

export type DocumentCounts = Readonly<Record<CollectionName, number>>;

/** How many documents each collection has. */
export async function documentCounts({ db }: DrillProject): Promise<DocumentCounts> {
  const names = Object.values(collections);
  const counts = await Promise.all(
    names.map(async (name) => [name, (await db.collection(name).count().get()).data().count] as const),
  );
  return Object.fromEntries(counts) as DocumentCounts;
}

export const sumOf = (counts: DocumentCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What an import and the sweeps after it may write: its records, itself, audit trails, figures, months and properties. */
const written: ReadonlySet<CollectionName> = new Set([
  collections.customers,
  collections.bookings,
  collections.ledger,
  collections.referrals,
  collections.imports,
  collections.submissions,
  collections.auditLog,
  collections.auditHeads,
  collections.stats,
  collections.statsMarks,
  collections.months,
  collections.properties,
]);

/** Documents in other collections, such as emails, links, rewards and notices. */
export function unexpectedDocuments(before: DocumentCounts, after: DocumentCounts): string[] {
  return Object.values(collections)
    .filter((name) => !written.has(name) && after[name] !== before[name])
    .map((name) => `${after[name] - before[name]} in ${name}`);
}

/** Every document of the records that an import makes, by its path. */
export async function storedRecords({ db }: DrillProject): Promise<ReadonlyMap<string, string>> {
  const names = [collections.customers, collections.bookings, collections.referrals];
  const found = await Promise.all(names.map((name) => db.collection(name).get()));
  return new Map(
    found.flatMap(({ docs }) => docs.map((row) => [row.ref.path, canonicalJson(row.data())] as const)),
  );
}

/** Records that differ between two moments. */
export function changedRecords(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}
