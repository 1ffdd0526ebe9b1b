import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { SlotsModules } from './slots-modules';
import { collections } from '@domain/firestore/paths';

/** The months that a build from the days, the team and the settings of now makes others. */
export async function compareMonths(db: Firestore, { buildMonths }: SlotsModules): Promise<string[]> {
  const before = await readMonths(db);
  await buildMonths(new Date());
  const after = await readMonths(db);
  return [...after].flatMap(([month, built]) => {
    const stored = before.get(month);
    if (!stored) return [];
    return isDeepStrictEqual(stored, built) ? [] : [`month ${month}`];
  });
}

async function readMonths(db: Firestore): Promise<Map<string, DocumentData>> {
  const { docs } = await db.collection(collections.months).get();
  return new Map(docs.map((month) => [month.id, { ...month.data(), read_at: null }]));
}
