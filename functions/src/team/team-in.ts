import type { Transaction } from 'firebase-admin/firestore';
import type { AdminRole } from '@domain/admin/admin-role';
import { AppError } from '@domain/errors/app-error';
import { admins, type Admin } from '../platform/admins';
import { readableRecord } from '../platform/readable';

/** The team as a transaction reads it; two changes at once can't leave it without an owner. */
export interface Team {
  readonly member: Admin;
  /** Whether the member is the only owner. */
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
  const isOwner = (role: AdminRole | undefined) => role === 'owner';
  const others = all.docs.filter(({ id }) => id !== uid);
  return {
    member,
    isLastOwner: isOwner(member.role) && !others.some((other) => isOwner(readableRecord(other)?.role)),
  };
}
