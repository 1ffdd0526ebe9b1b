import type { CollectionReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { adminRecord, type StoredAdmin } from '@domain/admin/admin-record';
import { adminRoleOf, isActiveAdmin, type AdminRole } from '@domain/admin/admin-role';
import { collectionOf } from './collection-of';

export type Admin = StoredAdmin<Timestamp>;

/** The admins of the office; the ids are their uids. */
export function admins(): CollectionReference<Admin, Admin> {
  return collectionOf(adminRecord);
}

/**
 * The account's role as of now, because a token keeps its claim for up to an hour; null for no admin, and for one whose
 * access is turned off.
 */
export async function roleOf(uid: string): Promise<AdminRole | null> {
  return (await accessOf(uid)).role;
}

export interface AdminAccess {
  readonly role: AdminRole | null;
  /** Tokens of a sign-in before this are refused: seconds since the epoch. */
  readonly tokensFrom: number;
}

/** What the record of an account allows. */
export async function accessOf(uid: string): Promise<AdminAccess> {
  const record = await admins().doc(uid).get();
  // Field by field: whatever else is damaged in the record, the admin can still work.
  const role = isListed(record) ? adminRoleOf(record.get('role')) : null;
  const tokensFrom: unknown = record.get('tokens_from');
  return { role, tokensFrom: typeof tokensFrom === 'number' ? tokensFrom : 0 };
}

/** Whether there is a record, and its access is on. */
export function isListed(record: DocumentSnapshot): boolean {
  return record.exists && isActiveAdmin(record.get('active'));
}

/** The value of `tokens_from` that refuses every token from before `now`. */
export function tokensFrom(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** Whether the account is still an admin. */
export async function isAdmin(uid: string): Promise<boolean> {
  return (await roleOf(uid)) !== null;
}
