import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { admins, roleIn, type Admin } from '../platform/admins';
import { checkOwner, type AdminCaller } from '../platform/authorize';
import { readableRecord } from '../platform/readable';

interface Change {
  /** The member who is changed. */
  readonly uid: string;
  /** Whether an owner is still one after it, with access. */
  readonly staysOwner: boolean;
}

/**
 * The member whom an owner changes. The whole team is read with the transaction's locks, so that two changes at once
 * can't leave it without an owner.
 * @throws AppError `not-allowed` if the caller isn't an owner anymore, `not-found` without such a member, and
 * `invalid-input` for the last owner whose access is on
 */
export async function memberIn(
  transaction: Transaction,
  caller: Pick<AdminCaller, 'uid'>,
  { uid, staysOwner }: Change,
): Promise<Admin> {
  const { docs } = await transaction.get(admins());
  const recordOf = (wanted: string) => docs.find(({ id }) => id === wanted);
  checkOwner(roleIn(recordOf(caller.uid)));
  const found = recordOf(uid);
  const member = found && readableRecord(found);
  if (!member) throw new AppError('not-found', 'no such member', 'This person isn’t on the team anymore.');
  const owners = docs.filter((each) => roleIn(each) === 'owner');
  if (!staysOwner && owners.every(({ id }) => id === uid)) throw lastOwner();
  return member;
}

function lastOwner(): AppError {
  const sentence = 'The team needs an owner. Make someone else one first.';
  return new AppError('invalid-input', 'the last owner', sentence, { fields: { role: sentence } });
}
