import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { adminRecord, type StoredAdmin } from '@domain/admin/admin-record';
import { adminRoleOf, type AdminRole } from '@domain/admin/admin-role';
import { collectionOf } from './collection-of';

export type Admin = StoredAdmin<Timestamp>;

/** The admins of the office; the ids are their uids. */
export function admins(): CollectionReference<Admin, Admin> {
  return collectionOf(adminRecord);
}

/** The account's role as of now, because a token keeps its claim for up to an hour; null for no admin. */
export async function roleOf(uid: string): Promise<AdminRole | null> {
  const record = await admins().doc(uid).get();
  // Alone: whatever else is damaged in the record, the admin can still work.
  return record.exists ? adminRoleOf(record.get('role')) : null;
}

/** Whether the account is still an admin. */
export async function isAdmin(uid: string): Promise<boolean> {
  return (await roleOf(uid)) !== null;
}
