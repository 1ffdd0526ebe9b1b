import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, numeric } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';

/** Number of emails that strangers triggered to one mailbox on one day, collection `mail_allowances`. */
export interface MailAllowance<At = Timestamp> {
  readonly count: number;
  /** Start of the day. */
  readonly day_start: At;
}

const allowance: Reads<MailAllowance<Instant>> = object({ count: numeric(), day_start: instant() });

const mailAllowanceRecord = recordType(collections.mailAllowances, allowance);

export function mailAllowances(): CollectionReference<MailAllowance, MailAllowance> {
  return collectionOf(mailAllowanceRecord);
}
