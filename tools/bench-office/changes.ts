import type { DocumentReference, Firestore, WhereFilterOp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { pendingRequestStatuses } from '@domain/request/request-status';
import { calendarDateIn } from '@domain/time/calendar-date';
import { limits } from './limits';
import { monthJob } from './seeded-month';
import { seededRecords } from './seeded-records';
import { seededReport } from './seeded-reports';
import { auditEntry, givenUpMail, logEntry } from './seeded-security';

export interface Change {
  /** The name of the current screen. */
  readonly screen: string;
  readonly name: string;
  /** Whether the screen shows the change. */
  readonly heard: boolean;
  /** The limit in reads; by default that of a change. */
  readonly limit?: number;
  readonly make: (firestore: Firestore) => Promise<void>;
}

type Where = readonly [field: string, operator: WhereFilterOp, value: unknown];
type Order = readonly [field: string, direction: 'asc' | 'desc'];

const newest: Order = ['created_at', 'desc'];
const pending: Where = ['status', 'in', pendingRequestStatuses];
const toBeDone: Where = ['status', 'in', ['scheduled', 'in_progress']];
const next: Order = ['scheduled_date', 'asc'];

async function first(
  firestore: Firestore,
  collection: CollectionName,
  [field, direction]: Order,
  ...where: readonly Where[]
): Promise<DocumentReference> {
  const all = firestore.collection(collection).orderBy(field, direction).limit(1);
  const { docs } = await where.reduce((query, condition) => query.where(...condition), all).get();
  if (!docs[0]) throw new Error(`None of ${collection} is left to be changed.`);
  return docs[0].ref;
}

let made = 1;
/** Another number each time, because a change that is measured again has to be one again. */
const another = () => (made += 1);
const noted = () => ({ special_instructions: `Dog in the yard, note ${another()}` });
const today = () => calendarDateIn(business.timeZone, new Date());

/**
 * Changes by others while a list is displayed. New records come last, because the row that they push off the
 * page would return with data already cached.
 */
export const changes: readonly Change[] = [
  {
    screen: 'Direct Requests',
    name: 'a shown request changes',
    heard: true,
    make: async (firestore) =>
      void (await (await first(firestore, collections.leads, newest, pending)).update(noted())),
  },
  {
    screen: 'Direct Requests',
    name: 'a request is declined',
    heard: true,
    limit: limits.leaving,
    make: async (firestore) =>
      void (await (await first(firestore, collections.leads, newest, pending)).update({ status: 'lost' })),
  },
  {
    screen: 'Direct Requests',
    name: 'a request is deleted',
    heard: true,
    limit: limits.leaving,
    make: async (firestore) =>
      void (await (await first(firestore, collections.leads, newest, pending)).delete()),
  },
  {
    screen: 'Direct Requests',
    name: 'a request is accepted',
    heard: true,
    limit: limits.leaving,
    make: async (firestore) => {
      const now = new Date();
      const request = await first(firestore, collections.leads, newest, pending);
      const job = firestore.collection(collections.bookings).doc();
      const batch = firestore.batch();
      batch.update(request, { status: 'booked' });
      batch.create(job, { ...monthJob('new', 0, now), lead_id: request.id, created_at: now });
      await batch.commit();
    },
  },
  {
    screen: 'Direct Requests',
    name: 'a job changes, whose list is not open',
    heard: false,
    make: async (firestore) => {
      const oldest: Order = ['created_at', 'asc'];
      const job = await first(firestore, collections.bookings, oldest, ['status', '==', 'completed']);
      await job.update(noted());
    },
  },
  {
    screen: 'Direct Requests',
    name: 'a request comes in',
    heard: true,
    make: async (firestore) => {
      const now = new Date();
      const { request } = seededRecords('new', 0, 1, now);
      await firestore
        .collection(collections.leads)
        .add({ ...request, status: 'new', forms_booking_id: null, created_at: now });
    },
  },
  {
    screen: 'Referrals',
    name: 'a shown referral changes',
    heard: true,
    make: async (firestore) =>
      void (await (
        await first(firestore, collections.referrals, newest)
      ).update({ additional_notes: `Rings once, note ${another()}` })),
  },
  {
    screen: 'Referrals',
    name: 'a referral is deleted',
    heard: true,
    limit: limits.leaving,
    make: async (firestore) => void (await (await first(firestore, collections.referrals, newest)).delete()),
  },
  {
    screen: 'Referrals',
    name: 'a referral comes in',
    heard: true,
    make: async (firestore) => {
      const now = new Date();
      const { referral } = seededRecords('new', 0, 1, now);
      await firestore
        .collection(collections.referrals)
        .add({ ...referral, progress: 'none', created_at: now });
    },
  },
  {
    screen: 'Inspection Jobs',
    name: 'a shown job changes',
    heard: true,
    make: async (firestore) =>
      void (await (await first(firestore, collections.bookings, next, toBeDone)).update(noted())),
  },
  {
    screen: 'Inspection Jobs',
    name: 'Mark Complete',
    heard: true,
    limit: limits.leaving,
    make: async (firestore) => {
      const job = await first(firestore, collections.bookings, next, toBeDone);
      await job.update({ status: 'completed', scheduled_date: today(), completed_at: new Date() });
    },
  },
  {
    screen: 'Inspection Jobs',
    name: 'a job is cancelled',
    heard: true,
    limit: limits.leaving,
    make: async (firestore) =>
      void (await (
        await first(firestore, collections.bookings, next, toBeDone)
      ).update({ status: 'cancelled' })),
  },
  {
    screen: 'Jobs, unpaid',
    name: 'a job is paid',
    heard: true,
    limit: limits.leaving,
    make: async (firestore) => {
      const done: Where = ['status', '==', 'completed'];
      const unpaid: Where = ['payment_state', '==', 'unpaid'];
      const latest: Order = ['scheduled_date', 'desc'];
      const job = await first(firestore, collections.bookings, latest, done, unpaid);
      await job.update({ payment_state: 'paid' });
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
  {
    screen: 'Calendar',
    name: 'a job of the month changes',
    heard: true,
    make: async (firestore) =>
      void (await (await first(firestore, collections.bookings, next, toBeDone)).update(noted())),
  },
  {
    screen: 'Create Report',
    name: 'a report is written',
    heard: true,
    make: async (firestore) =>
      void (await firestore.collection(collections.inspectionReports).add(seededReport(0, new Date()))),
  },
  {
    screen: 'Security, logs',
    name: 'a form comes in',
    heard: true,
    make: async (firestore) =>
      void (await firestore.collection(collections.formSubmissionsLog).add(logEntry(0, false, new Date()))),
  },
  {
    screen: 'Security, limits',
    name: 'a client sends once more',
    heard: true,
    make: async (firestore) =>
      void (await (
        await first(firestore, collections.rateLimits, newest)
      ).update({ submission_count: another() })),
  },
  {
    screen: 'Security, mail',
    name: 'a mail is sent again',
    heard: true,
    limit: limits.leaving,
    make: async (firestore) => {
      const mail = await first(firestore, collections.mail, ['gave_up_at', 'desc']);
      await mail.update({ state: 'SENT', gave_up_at: null });
    },
  },
  {
    screen: 'Security, mail',
    name: 'a mail is given up',
    heard: true,
    make: async (firestore) =>
      void (await firestore.collection(collections.mail).add(givenUpMail(0, new Date()))),
  },
  {
    screen: 'Security, audit',
    name: 'something is written down',
    heard: true,
    make: async (firestore) =>
      void (await firestore.collection(collections.auditLog).add(auditEntry(0, new Date()))),
  },
];
