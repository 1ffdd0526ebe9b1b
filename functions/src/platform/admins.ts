import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { adminRecord, type StoredAdmin } from '@domain/admin/admin-record';
import { collectionOf } from './collection-of';

type Admin = StoredAdmin<Timestamp>;

/** The admins of the office; the ids are their uids. */
export function admins(): CollectionReference<Admin, Admin> {
  return collectionOf(adminRecord);
}

/** Whether the account is still an admin: a token keeps its claim for up to an hour. */
export async function isAdmin(uid: string): Promise<boolean> {
  return (await admins().doc(uid).get()).exists;
}
