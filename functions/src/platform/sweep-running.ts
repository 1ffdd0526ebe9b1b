import type { CollectionName } from '@domain/firestore/paths';
import { rawCollection } from './collection-of';

interface Running {
  /** Its records are `RUNNING` while work is left. */
  readonly collection: CollectionName;
  /** Maximum of records per round. */
  readonly atOnce: number;
  readonly goOn: (id: string) => Promise<'RUNNING' | 'DONE'>;
  readonly brokenOff: (id: string, error: unknown) => void;
}

/** Continues interrupted or waiting work; one failure does not affect the others. @returns how many it finished. */
export async function sweepRunning({ collection, atOnce, goOn, brokenOff }: Running): Promise<number> {
  const running = await rawCollection(collection).where('state', '==', 'RUNNING').limit(atOnce).get();
  let finished = 0;
  for (const { id } of running.docs) {
    try {
      if ((await goOn(id)) === 'DONE') finished += 1;
    } catch (error) {
      brokenOff(id, error);
    }
  }
  return finished;
}
