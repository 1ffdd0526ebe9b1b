import { lazy, mixed, object, type ISchema } from 'yup';
import { weekdays } from '../business/facts';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  flag,
  instant,
  instantOrNull,
  knownOr,
  listOf,
  map,
  mapOf,
  numeric,
  oneOf,
  text,
  texts,
} from '../firestore/stored-fields';
import { adminRoles, type AdminRole } from './admin-role';
import { memberColors, type MemberColor } from './member-colors';
import type { DaysOff, MemberWeek } from './member-hours';

/** A member of the team, collection `admins`, id = the uid. Without this record, the account has no access. */
export interface StoredAdmin<At> {
  readonly email: string;
  /** As reports name their inspector; empty if not set, also in records from before. */
  readonly name: string;
  /** A license or certificate that reports name; empty for none. */
  readonly credential: string;
  /** Empty if not set. */
  readonly phone: string;
  readonly role: AdminRole;
  /** False while an owner has turned the access off; records from before are active. */
  readonly active: boolean;
  /** Who signed in before this has to sign in again: seconds since the epoch, as in tokens. 0 for nobody. */
  readonly tokens_from: number;
  /** Whether jobs can be assigned to them; always true of the role inspector, and false in other records from before. */
  readonly inspects: boolean;
  readonly color: MemberColor;
  /** The ids of the services that they do; null for all of them, also those added later. */
  readonly services: readonly string[] | null;
  /** When they work; null for whenever the business is open. */
  readonly week: MemberWeek | null;
  readonly days_off: readonly DaysOff[];
  /**
   * When each of the admin's sessions last made a call, to the hour, by the session's id: the claim `session` of its tokens. A token of
   * another session has no access. Null for a record from before there were sessions, which accepts every token of the account.
   */
  readonly sessions: Readonly<Record<string, At>> | null;
  /** Null for a record that was made by hand. */
  readonly created_at: At | null;
}

const memberDay = map({ works: flag(), from: text(), to: text() });

const admin: Reads<StoredAdmin<Instant>> = object({
  email: text(),
  name: text().default(''),
  credential: text().default(''),
  phone: text().default(''),
  role: oneOf(adminRoles).default('owner'),
  active: flag().default(true),
  tokens_from: numeric().default(0),
  inspects: flag()
    .default(false)
    // An inspector who joined by an invitation was stored with false.
    .when('role', {
      is: 'inspector',
      then: (schema) =>
        schema.default(true).transform((stored: unknown) => (stored === false ? true : stored)),
    }),
  color: knownOr(memberColors, 'gray').default('blue'),
  services: texts().nullable().default(null),
  week: map(
    Object.fromEntries(weekdays.map((day) => [day, memberDay])) as Record<keyof MemberWeek, typeof memberDay>,
  )
    .nullable()
    .default(null),
  days_off: listOf(map({ from: text(), to: text() })).default([]),
  sessions: lazy((stored: unknown) =>
    stored === undefined || stored === null ? mixed().nullable().default(null) : mapOf(instant()),
  ) as ISchema<Readonly<Record<string, Instant>> | null>,
  created_at: instantOrNull().default(null),
});

export const adminRecord = recordType(collections.admins, admin);
