import { lazy, mixed, object, type ISchema } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, instantOrNull, mapOf, oneOf, text } from '../firestore/stored-fields';
import { adminRoles, type AdminRole } from './admin-role';

/** An admin of the office, collection `admins`, id = the uid. Without this record, the account has no access. */
export interface StoredAdmin<At> {
  readonly email: string;
  /** As reports name their inspector; empty if not set, also in records from before. */
  readonly name: string;
  /** A license or certificate that reports name; empty for none. */
  readonly credential: string;
  readonly role: AdminRole;
  /**
   * When each of the admin's sessions last made a call, to the hour, by the session's id: the claim `session` of its tokens. A token of
   * another session has no access. Null for a record from before there were sessions, which accepts every token of the account.
   */
  readonly sessions: Readonly<Record<string, At>> | null;
  /** Null for a record that was made by hand. */
  readonly created_at: At | null;
}

const admin: Reads<StoredAdmin<Instant>> = object({
  email: text(),
  name: text().default(''),
  credential: text().default(''),
  role: oneOf(adminRoles).default('owner'),
  sessions: lazy((stored: unknown) =>
    stored === undefined || stored === null ? mixed().nullable().default(null) : mapOf(instant()),
  ) as ISchema<Readonly<Record<string, Instant>> | null>,
  created_at: instantOrNull().default(null),
});

export const adminRecord = recordType(collections.admins, admin);
