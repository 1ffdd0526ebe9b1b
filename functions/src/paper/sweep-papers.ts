import { paperTypes } from '@domain/legal/legal-text';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import { paperKinds } from './stored-paper';
import { storePaper } from './store-paper';

const sweptAtMost = 20;

/** Renders the papers whose PDF is missing. @returns how many it stored. */
export async function sweepPapers(now: Date): Promise<number> {
  let stored = 0;
  for (const type of paperTypes) {
    const missing = await firestore()
      .collection(paperKinds[type].collection)
      .where('pdf', '==', null)
      .limit(sweptAtMost)
      .get();
    for (const { id } of missing.docs) {
      try {
        await storePaper(type, id, now);
        stored += 1;
      } catch (error) {
        logs.paperNotStored(type, id, error);
      }
    }
  }
  return stored;
}
