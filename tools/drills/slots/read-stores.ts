import type { DocumentData, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { DayOff } from './check-history';
import type { Stores, Taken } from './check-stores';
import type { Entry, Placement } from './history';
import { storedPlacement } from './stored-placement';

export async function readStores(db: Firestore): Promise<Stores> {
  const [jobs, visits, days] = await Promise.all([
    placements(db, collections.bookings),
    placements(db, collections.visits),
    db.collection(collections.days).get(),
  ]);
  return { jobs, visits, days: new Map(days.docs.map((day) => [day.id, takenOn(day)])) };
}

async function placements(db: Firestore, name: CollectionName): Promise<Map<string, Placement>> {
  const { docs } = await db.collection(name).get();
  return new Map(
    docs.flatMap((each) => {
      const placement = storedPlacement(each);
      return placement ? [[each.id, placement]] : [];
    }),
  );
}

function takenOn(day: QueryDocumentSnapshot): Record<string, Taken> {
  const entries = Object.entries(day.get('jobs') as Record<string, DocumentData>);
  return Object.fromEntries(entries.map(([id, entry]) => [id, takenIn(entry)]));
}

function takenIn({ scheduled_time, scheduled_until, service_type, inspector_id }: DocumentData): Taken {
  return {
    from: scheduled_time as string,
    until: scheduled_until as string | null,
    service: service_type as string,
    inspector: inspector_id as string | null,
  };
}

/** The same request or referral in two jobs. */
export async function findTwofold(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection(collections.bookings).get();
  return (['lead_id', 'referral_id'] as const).flatMap((field) => {
    const jobs = Map.groupBy(docs, (job) => (job.get(field) as string | null | undefined) ?? null);
    return [...jobs]
      .filter(([source, of]) => source !== null && of.length > 1)
      .map(([source, of]) => `${field} ${source} has ${of.length} jobs`);
  });
}

/** The fields of a placement, by their names in trails. */
const fields = {
  status: 'status',
  scheduled_date: 'date',
  scheduled_time: 'from',
  scheduled_until: 'until',
  service_type: 'service',
} as const;

interface StoredEntry {
  readonly record_id: string;
  readonly sequence: number;
  readonly action: string;
  readonly actor: { readonly id: string };
  readonly values: Readonly<Record<string, { readonly after: string | null }>>;
  readonly fields: Readonly<Record<string, string>>;
}

type PseudonymOf = (field: string, value: unknown) => string;

/** The trails of all jobs. Inspectors are stored as pseudonyms there, and only those of `inspectors` are known. */
export async function readHistory(
  db: Firestore,
  inspectors: readonly string[],
  pseudonymOf: PseudonymOf,
): Promise<Entry[]> {
  const names = new Map<string, string | null>(
    [null, ...inspectors].map((uid) => [pseudonymOf('inspector_id', uid), uid]),
  );
  const { docs } = await entriesAbout(db, collections.bookings);
  return docs.map((entry) => {
    const { record_id: job, sequence, action, actor, values, fields: hashes } = entry.data() as StoredEntry;
    const changed = Object.entries(fields).flatMap(([stored, field]) =>
      values[stored] ? [[field, values[stored].after] as const] : [],
    );
    const { inspector_id: hash } = hashes;
    return {
      job,
      sequence,
      action,
      actor: actor.id,
      at: committedAt(entry),
      changed: {
        ...(Object.fromEntries(changed) as Partial<Placement>),
        ...(hash !== undefined && { inspector: names.get(hash) ?? null }),
      },
      isConfirmed: 'confirmed_taken' in values,
    };
  });
}

/** The days off that were noted during the drill. */
export async function readDaysOff(
  db: Firestore,
  dates: readonly string[],
  pseudonymOf: PseudonymOf,
): Promise<DayOff[]> {
  const names = new Map(dates.map((date) => [pseudonymOf('days_off', date), date]));
  const { docs } = await entriesAbout(db, collections.admins);
  return docs.map((entry) => {
    const { record_id: inspector, fields: hashes } = entry.data() as StoredEntry;
    return { inspector, date: names.get(hashes.days_off ?? '') ?? '', at: committedAt(entry) };
  });
}

function entriesAbout(db: Firestore, collection: CollectionName) {
  return db.collection(collections.auditLog).where('collection', '==', collection).get();
}

/** To the nanosecond, so that it sorts as text. */
function committedAt({ createTime: { seconds, nanoseconds } }: QueryDocumentSnapshot): string {
  return `${seconds}.${String(nanoseconds).padStart(9, '0')}`;
}

/** Acknowledged requests that are not stored, and stored ones that nobody was answered. */
export async function compareRequests(db: Firestore, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const { docs } = await db.collection(collections.leads).get();
  const stored = new Set(docs.map(({ id }) => id));
  return [
    ...[...acknowledged].filter((id) => !stored.has(id)).map((id) => `request ${id} is missing`),
    ...[...stored].filter((id) => !acknowledged.has(id)).map((id) => `request ${id} is too much`),
  ];
}
