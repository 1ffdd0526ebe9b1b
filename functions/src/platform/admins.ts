import type { CollectionReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { adminRecord, type StoredAdmin } from '@domain/admin/admin-record';
import { adminRoleOf, isOfficeRole, type AdminRole } from '@domain/admin/admin-role';
import { collectionOf } from './collection-of';

export type Admin = StoredAdmin<Timestamp>;

/** The admins of the office; the ids are their uids. */
export function admins(): CollectionReference<Admin, Admin> {
  return collectionOf(adminRecord);
}

/** The account's role as of now, because a token keeps its claim for up to an hour; null for nobody on the team. */
export async function roleOf(uid: string): Promise<AdminRole | null> {
  return roleIn(await admins().doc(uid).get());
}

/** The role in a member's record; null without a record. */
export function roleIn(record: DocumentSnapshot): AdminRole | null {
  // Alone: whatever else is damaged in the record, the member can still work.
  return record.exists ? adminRoleOf(record.get('role')) : null;
}

/** Whether the account works in the office. */
export async function isAdmin(uid: string): Promise<boolean> {
  return worksInOffice(await roleOf(uid));
}

export function worksInOffice(role: AdminRole | null): boolean {
  return role !== null && isOfficeRole(role);
}
