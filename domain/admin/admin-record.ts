import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instantOrNull, text } from '../firestore/stored-fields';

/** An admin of the office, collection `admins`, id = the uid. Without this record, the account has no access. */
export interface StoredAdmin<At> {
  readonly email: string;
  /** Null for a record that was made by hand. */
  readonly created_at: At | null;
}

const admin: Reads<StoredAdmin<Instant>> = object({
  email: text(),
  created_at: instantOrNull().default(null),
});

export const adminRecord = recordType(collections.admins, admin);
