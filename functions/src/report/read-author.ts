import type { Transaction } from 'firebase-admin/firestore';
import type { Inspector } from '@domain/report/inspector';
import { admins } from '../platform/admins';

/** The inspector that an admin is; null if the admin's record has no name. */
export async function readAuthor(transaction: Transaction, uid: string): Promise<Inspector | null> {
  const admin = (await transaction.get(admins().doc(uid))).data();
  return admin && admin.name !== '' ? { name: admin.name, credential: admin.credential } : null;
}
