import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { admins, type Admin } from '../platform/admins';
import { readableRecord } from '../platform/readable';

/** The team as a transaction reads it; two changes at once can't leave it without an owner. */
export interface Team {
  readonly member: Admin;
  /** Whether the member is the only owner whose access is on. */
  readonly isLastOwner: boolean;
}

/** A member among the team. @throws AppError `not-found` without such a member */
export async function teamIn(transaction: Transaction, uid: string): Promise<Team> {
  const all = await transaction.get(admins());
  const found = all.docs.find(({ id }) => id === uid);
  const member = found && readableRecord(found);
  if (!member) {
    throw new AppError('not-found', 'no such member', 'This person isn’t on the team anymore.');
  }
  const isOwner = (admin: Admin | undefined) => admin?.role === 'owner' && admin.active;
  const others = all.docs.filter(({ id }) => id !== uid);
  return {
    member,
    isLastOwner: isOwner(member) && !others.some((other) => isOwner(readableRecord(other))),
  };
}
