import { object, string, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { lineOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { adminRoles, type AdminRole } from './admin-role';
import type { TeamInvitation } from './invitation-calls';

/** Someone who signs in to the office. */
export interface TeamMember {
  readonly uid: string;
  readonly email: string;
  /** As reports name their inspector; empty if not set. */
  readonly name: string;
  /** A license or certificate that reports name; empty for none. */
  readonly credential: string;
  readonly role: AdminRole;
  /** False while an owner has turned their access off. */
  readonly active: boolean;
  /** Whether it is the admin who asks. */
  readonly isSelf: boolean;
}

export const readTeamSchema = object({}).noUnknown().required();

/** office-team-read: everyone who signs in to the office, and who is invited to, by email address. */
export interface ReadTeamAnswer {
  readonly members: readonly TeamMember[];
  readonly invitations: readonly TeamInvitation[];
}

export const memberLimits = { name: 80, credential: 80 } as const;

/** What an owner can change of a member. */
export const memberFields = {
  name: lineOfText('The name', memberLimits.name).defined().default(''),
  credential: lineOfText('The license or certificate', memberLimits.credential).defined().default(''),
  role: string().oneOf(adminRoles, 'Choose a role from the list.').required('Choose a role.'),
};

/** office-team-change: changes a member's name, credential and role. The last owner stays one. */
export const changeMemberSchema = object({
  uid: documentIdField,
  ...memberFields,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type MemberChange = Omit<InferType<typeof changeMemberSchema>, 'uid' | 'idempotencyKey'>;

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
