import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { flag, instantOrNull, numeric, oneOf, text } from '../firestore/stored-fields';
import { adminRoles, type AdminRole } from './admin-role';

/** An admin of the office, collection `admins`, id = the uid. Without this record, the account has no access. */
export interface StoredAdmin<At> {
  readonly email: string;
  /** As reports name their inspector; empty if not set, also in records from before. */
  readonly name: string;
  /** A license or certificate that reports name; empty for none. */
  readonly credential: string;
  readonly role: AdminRole;
  /** False while an owner has turned the access off; records from before are active. */
  readonly active: boolean;
  /** Who signed in before this has to sign in again: seconds since the epoch, as in tokens. 0 for nobody. */
  readonly tokens_from: number;
  /** Null for a record that was made by hand. */
  readonly created_at: At | null;
}

const admin: Reads<StoredAdmin<Instant>> = object({
  email: text(),
  name: text().default(''),
  credential: text().default(''),
  role: oneOf(adminRoles).default('owner'),
  active: flag().default(true),
  tokens_from: numeric().default(0),
  created_at: instantOrNull().default(null),
});

export const adminRecord = recordType(collections.admins, admin);
