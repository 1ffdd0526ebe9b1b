import { collections } from '@domain/firestore/paths';
import { buildJob } from '../../testing/factories/build-job';
import { toDocument } from '../../testing/factories/to-document';
import type { DrillProject } from '../project/drill-project';
import { randomKey } from '../project/random-key';
import type { Random } from '../random';

const batchSize = 100;

/** Stores jobs whose clients answer the questionnaire. @returns the keys of their links. */
export async function storeJobs({ db }: DrillProject, count: number, random: Random): Promise<string[]> {
  const keys: string[] = [];
  while (keys.length < count) {
    const batch = db.batch();
    for (const end = Math.min(count, keys.length + batchSize); keys.length < end;) {
      const job = buildJob();
      const key = randomKey(random);
      batch.set(db.collection(collections.bookings).doc(job.id), toDocument(job));
      batch.set(db.collection(collections.accessLinks).doc(key), {
        kind: 'booking',
        subject: job.id,
        scopes: ['forms'],
        created_at: new Date(),
        expires_at: new Date(Date.now() + 60 * 86_400_000),
        revoked_at: null,
      });
      keys.push(key);
    }
    await batch.commit();
  }
  return keys;
}
