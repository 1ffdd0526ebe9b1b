import { paperTypes } from '@domain/legal/legal-text';
import { logs } from '../platform/logs';
import { withoutFile } from '../platform/without-file';
import { paperKinds } from '../records/paper/stored-paper';
import { storePaper } from './store-paper';

const sweptAtMost = 20;

/** Renders the missing PDFs of signed documents. @returns how many it stored. */
export async function sweepPapers(now: Date): Promise<number> {
  let stored = 0;
  for (const type of paperTypes) {
    for (const { id } of await withoutFile(paperKinds[type].collection, sweptAtMost)) {
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
