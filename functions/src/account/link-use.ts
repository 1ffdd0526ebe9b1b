import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { PublicCaller } from '../platform/authorize';
import { isOpenLink, type AccountLink } from '../records/account/account-link';
import { closedLink } from './working-link';

/** A working link, and the password to set by it. */
export interface LinkUse {
  readonly reference: DocumentReference<AccountLink, AccountLink>;
  readonly link: AccountLink;
  readonly password: string;
  /** What the link stores of the request that used it. */
  readonly usedBy: string;
  readonly person: PublicCaller;
  readonly now: Date;
}

/** Reads the link again in the transaction that uses it up. @throws AppError `not-found` if it doesn't work anymore */
export async function openIn(transaction: Transaction, { reference, now }: LinkUse): Promise<AccountLink> {
  const link = (await transaction.get(reference)).data();
  if (!link || !isOpenLink(link, now)) throw closedLink('ended');
  return link;
}
