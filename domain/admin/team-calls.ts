import { array, object, string, type ISchema } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { weekdays, type Weekday } from '../business/facts';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { PrivateCalendar } from '../inspector/private-calendar-calls';
import type { StoredAdmin } from './admin-record';
import { adminRoles } from './admin-role';
import type { TeamInvitation } from './invitation-calls';
import { memberColors } from './member-colors';
import { memberFields } from './member-fields';

/** Someone who signs in to the office. */
export interface TeamMember extends MemberDetails {
  readonly uid: string;
  readonly email: string;
  /** Whether two-step sign-in is on. */
  readonly twoStep: boolean;
  /** False while an owner has turned their access off. */
  readonly active: boolean;
  /** Their private calendar; null for none. */
  readonly calendar: PrivateCalendar | null;
  /** Whether it is the admin who asks. */
  readonly isSelf: boolean;
}

/** What an owner can change of a member, as stored. */
export type MemberDetails = Omit<
  StoredAdmin<unknown>,
  'email' | 'active' | 'tokens_from' | 'sessions' | 'created_at'
>;

/** Only a member's details. */
export function detailsOf(member: MemberDetails): MemberDetails {
  const { name, credential, phone, role, inspects, color, services, week, days_off } = member;
  return { name, credential, phone, role, inspects, color, services, week, days_off };
}

export const readTeamSchema = object({}).noUnknown().required();

/** office-team-read: everyone who signs in to the office, and who is invited to, by email address. */
export interface ReadTeamAnswer {
  readonly members: readonly TeamMember[];
  /** Whether everyone needs two-step sign-in from their next sign-in on. */
  readonly twoStepRequired: boolean;
  readonly invitations: readonly TeamInvitation[];
}

const seenDay = object({ works: trueOrFalse().required(), from: string().defined(), to: string().defined() });

/** A member as stored: what an owner can change of it may be over a limit, which is why it is changed. */
const seenDetails: ISchema<MemberDetails | undefined> = object({
  name: string().defined(),
  credential: string().defined(),
  phone: string().defined(),
  role: string().oneOf(adminRoles).required(),
  inspects: trueOrFalse().required(),
  color: string().oneOf(memberColors).required(),
  services: array().of(string().defined()).nullable().defined(),
  week: object(Object.fromEntries(weekdays.map((day) => [day, seenDay])) as Record<Weekday, typeof seenDay>)
    .default(undefined)
    .nullable()
    .defined(),
  days_off: array()
    .of(object({ from: string().defined(), to: string().defined() }))
    .required(),
})
  .noUnknown()
  .default(undefined)
  .optional();

/**
 * office-team-change: sets what an owner can change of a member. The last owner stays one. A field that someone else
 * changed in the meantime isn't overwritten.
 */
export const changeMemberSchema = object({
  uid: documentIdField,
  ...memberFields,
  /** The member as the owner saw them; what the owner left as it was stays as it is stored. Without it, all of it is set. */
  seen: seenDetails,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-team-remove: ends a member's access at once. Nobody removes themselves or the last owner. */
export const removeMemberSchema = object({ uid: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/**
 * office-team-access: turns a member's access off at once, or on again. Nobody does it to themselves or to the last
 * owner.
 */
export const memberAccessSchema = object({
  uid: documentIdField,
  active: trueOrFalse().required('Say whether the member has access.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
