import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { admins } from '../../platform/admins';
import type { OpenedAccount } from './sessions';
import { accountIn } from './stored-account';

/** @throws AppError `not-allowed` if the admin was removed meanwhile */
export async function openAccount(transaction: Transaction, uid: string): Promise<OpenedAccount> {
  const admin = (await transaction.get(admins().doc(uid))).data();
  if (!admin) {
    throw new AppError('not-allowed', 'not an admin', 'Your account doesn’t have access to the back office.');
  }
  return { uid, admin, account: await accountIn(transaction, uid) };
}
