import { collections } from '@domain/firestore/paths';
import { toDocument } from '../../../tools/testing/factories/to-document';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { buildReferral } from '../../../tools/testing/factories/build-referral';
import { localServices } from '../../../tools/admin/local-services';

export interface DamagedJobs {
  /** Ids of the jobs that can be shown. The first one names a referral that is damaged too. */
  readonly good: readonly string[];
  readonly damaged: readonly string[];
  readonly remove: () => Promise<void>;
}

/** Old cancelled jobs, good ones and damaged ones, which no call of ours could store; `mark` finds them all. */
export async function seedDamagedJobs(mark: string, damaged: number): Promise<DamagedJobs> {
  const { firestore } = localServices();
  const batch = firestore.batch();
  const referral = firestore.collection(collections.referrals).doc(`damaged-${mark}`);
  batch.set(referral, { ...toDocument(buildReferral({ id: referral.id })), progress: 'nowhere' });
  const job = (name: string, wrong: object = {}) => {
    const reference = firestore.collection(collections.bookings).doc(`${name}-${mark}`);
    const customer = {
      name: `${mark} ${name}`,
      email: `${name}-${mark}@example.com`,
      phone: '(312) 555-0177',
      address: '1 Old Mill Rd, Akron, OH 44601',
    };
    const stored = buildJob({
      id: reference.id,
      customer,
      status: 'cancelled',
      scheduled_date: '2020-02-03',
      referral_id: name === 'Good1' ? referral.id : null,
    });
    batch.set(reference, { ...toDocument(stored), ...wrong });
    return reference;
  };
  const good = ['Good1', 'Good2'].map((name) => job(name));
  const wrong = Array.from({ length: damaged }, (_, index) =>
    job(`Damaged${index + 1}`, { total_price: '149' }),
  );
  await batch.commit();
  return {
    good: good.map(({ id }) => id),
    damaged: wrong.map(({ id }) => id),
    remove: async () => {
      await Promise.all([referral, ...good, ...wrong].map((reference) => reference.delete()));
    },
  };
}
