import { collections } from '@domain/firestore/paths';
import type { DrillWorld } from './drill-world';

interface Entry {
  readonly collection: string;
  readonly record_id: string;
  readonly sequence: number;
  readonly previous_hash: string | null;
  readonly hash: string;
}

/**
 * Checks that every audit trail is intact: each entry has the previous entry's hash, and the head has the
 * last one's.
 */
export async function checkTrails({ project: { db } }: DrillWorld): Promise<string[]> {
  const entries = (await db.collection(collections.auditLog).get()).docs.map((each) => each.data() as Entry);
  const trails = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.collection}_${entry.record_id}`;
    trails.set(key, [...(trails.get(key) ?? []), entry]);
  }
  const heads = await db.collection(collections.auditHeads).get();
  return heads.docs.flatMap((head) => {
    const trail = (trails.get(head.id) ?? []).toSorted((a, b) => a.sequence - b.sequence);
    const isWhole = trail.every(
      ({ sequence, previous_hash }, index) =>
        sequence === index + 1 && previous_hash === (trail[index - 1]?.hash ?? null),
    );
    return isWhole && trail.at(-1)?.hash === head.get('hash') ? [] : [`the trail of ${head.id}`];
  });
}
