import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { seededRecords } from './seeded-records';

export interface Change {
  /** The screen that is open, by its name. */
  readonly screen: string;
  readonly name: string;
  /** Whether the screen shows it. */
  readonly heard: boolean;
  readonly make: (firestore: Firestore) => Promise<void>;
}

const changeNewest = async (firestore: Firestore, collection: string, where: [string, string]) => {
  const { docs } = await firestore
    .collection(collection)
    .where(where[0], '==', where[1])
    .orderBy(new FieldPath('created_at'), 'desc')
    .limit(1)
    .get();
  await docs[0]?.ref.update({ special_instructions: 'Dog in the yard' });
};

/** What somebody else does to the records while a list is open. */
export const changes: readonly Change[] = [
  {
    screen: 'Direct Requests',
    name: 'a shown request changes',
    heard: true,
    make: (firestore) => changeNewest(firestore, collections.leads, ['status', 'new']),
  },
  {
    screen: 'Direct Requests',
    name: 'a request comes in',
    heard: true,
    make: async (firestore) => {
      const now = new Date();
      await firestore
        .collection(collections.leads)
        .add({ ...seededRecords('new', 0, 1, now).lead, created_at: now });
    },
  },
  {
    screen: 'Direct Requests',
    name: 'a job changes, whose list is not open',
    heard: false,
    make: (firestore) => changeNewest(firestore, collections.bookings, ['status', 'completed']),
  },
  {
    screen: 'Referrals',
    name: 'a shown referral changes',
    heard: true,
    make: (firestore) => changeNewest(firestore, collections.referrals, ['progress', 'none']),
  },
  {
    screen: 'Referrals',
    name: 'a referral comes in',
    heard: true,
    make: async (firestore) => {
      const now = new Date();
      await firestore
        .collection(collections.referrals)
        .add({ ...seededRecords('new', 0, 1, now).referral, created_at: now });
    },
  },
  {
    screen: 'Inspection Jobs',
    name: 'a shown job changes',
    heard: true,
    make: async (firestore) => {
      const { docs } = await firestore
        .collection(collections.bookings)
        .where('status', 'in', ['pending', 'scheduled', 'in_progress'])
        .orderBy('scheduled_date')
        .limit(1)
        .get();
      await docs[0]?.ref.update({ special_instructions: 'Dog in the yard' });
    },
  },
  {
    screen: 'Dashboard',
    name: 'the figures of the minute',
    heard: true,
    make: async (firestore) => {
      await firestore.collection(collections.stats).doc('current').update({ counted_at: new Date() });
    },
  },
];
