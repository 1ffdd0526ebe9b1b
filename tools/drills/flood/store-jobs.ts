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
      const expires = new Date(job.forms_link.expires_at);
      const key = randomKey(random);
      batch.set(db.collection(collections.bookings).doc(job.id), {
        ...toDocument(job),
        forms_link: { state: 'active', expires_at: expires },
      });
      batch.set(db.collection(collections.accessLinks).doc(key), {
        kind: 'booking',
        subject: job.id,
        scopes: ['forms'],
        created_at: new Date(),
        expires_at: expires,
        revoked_at: null,
      });
      keys.push(key);
    }
    await batch.commit();
  }
  return keys;
}
