import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { customAlphabet } from 'nanoid';
import {
  accessKeyAlphabet,
  accessKeyLength,
  calendarKeyDays,
  doorKeyMinutes,
  doorKeyRandom,
  doorKeyStart,
  formsKeyExpiry,
  introductionKeyDays,
  reportKeyDays,
  trackingKeyDays,
  type AccessScope,
} from '@domain/access/access-link';
import { business } from '@domain/business/business';
import type { DoorPurpose } from '@domain/job/link-calls';
import { instantOf } from '@domain/time/zoned-instant';
import { dayMs } from '@domain/time/durations';
import type { KeyOwner, StoredKey } from './access-keys';
import { accessLinks } from './stored-link';

const newKey = customAlphabet(accessKeyAlphabet, accessKeyLength);
const newDoorKey = customAlphabet(accessKeyAlphabet, doorKeyRandom);

/** Issues the key of a job's links. @returns its expiry, the end of its last day in the business's time zone. */
export function issueLinkKey(
  transaction: Transaction,
  bookingId: string,
  appointmentDate: string,
  now: Date,
): Date {
  const expiry = linkKeyEnd(appointmentDate);
  issue(transaction, { kind: 'booking', subject: bookingId }, ['forms', 'reschedule'], expiry, now);
  return expiry;
}

/** Issues the key for tracking a referral. */
export function issueTrackingKey(transaction: Transaction, referralId: string, now: Date): void {
  const expiry = new Date(now.getTime() + trackingKeyDays * dayMs);
  issue(transaction, { kind: 'tracking', subject: referralId }, ['track'], expiry, now);
}

/** Issues the key by which a referred client asks for a time. */
export function issueIntroductionKey(transaction: Transaction, referralId: string, now: Date): void {
  const expiry = new Date(now.getTime() + introductionKeyDays * dayMs);
  issue(transaction, { kind: 'introduction', subject: referralId }, ['ask'], expiry, now);
}

/** Issues the key of a report's link. @returns the key. */
export function issueReportKey(transaction: Transaction, reportId: string, now: Date): string {
  const expiry = new Date(now.getTime() + reportKeyDays * dayMs);
  return issue(transaction, { kind: 'report', subject: reportId }, ['report'], expiry, now);
}

/** Issues the key of a share. @returns the key. */
export function issueShareKey(transaction: Transaction, shareId: string, now: Date): string {
  const expiry = new Date(now.getTime() + reportKeyDays * dayMs);
  return issue(transaction, { kind: 'share', subject: shareId }, ['share'], expiry, now);
}

/** Issues the short key with which a client at the door pays for a job or signs its agreement. */
export function issueDoorKey(
  transaction: Transaction,
  bookingId: string,
  scope: DoorPurpose,
  now: Date,
): { readonly key: string; readonly expiry: Date } {
  const expiry = new Date(now.getTime() + doorKeyMinutes * 60_000);
  const owner = { kind: 'door', subject: bookingId } as const;
  const key = `${doorKeyStart}${newDoorKey()}`;
  issue(transaction, owner, [scope], expiry, now, key);
  return { key, expiry };
}

/** Issues a key like another one, with the same owner, scopes and expiry. @returns the key. */
export function issueKeyLike(transaction: Transaction, { stored }: StoredKey, now: Date): string {
  const { kind, subject, scopes, expires_at: expiry } = stored;
  if (subject === null) throw new Error('a key of a deleted record is not issued again');
  return issue(transaction, { kind, subject }, scopes, expiry.toDate(), now);
}

/** Issues the key of an admin's calendar link. */
export function issueCalendarKey(transaction: Transaction, uid: string, now: Date): void {
  const expiry = new Date(now.getTime() + calendarKeyDays * dayMs);
  issue(transaction, { kind: 'calendar', subject: uid }, ['calendar'], expiry, now);
}

/** Expiry of an appointment's keys. */
export function linkKeyEnd(appointmentDate: string): Date {
  return instantOf(formsKeyExpiry(appointmentDate), '23:59', business.timeZone);
}

function issue(
  transaction: Transaction,
  owner: KeyOwner,
  scopes: readonly AccessScope[],
  expiry: Date,
  now: Date,
  key: string = newKey(),
): string {
  transaction.create(accessLinks().doc(key), {
    ...owner,
    scopes,
    created_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromDate(expiry),
    revoked_at: null,
  });
  return key;
}
