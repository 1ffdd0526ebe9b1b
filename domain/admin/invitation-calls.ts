import { object, string, type InferType } from 'yup';
import { emailAddress, nameLine } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { adminRoles, type AdminRole } from './admin-role';

/** Someone who was invited to the team and hasn't chosen a password yet. */
export interface TeamInvitation {
  readonly id: string;
  readonly email: string;
  /** Empty if none was entered. */
  readonly name: string;
  readonly role: AdminRole;
  /** The last moment at which the link works, ISO 8601. */
  readonly expiresAt: string;
}

/** What an owner enters. Our email repeats the name, so it can't hold an address. */
export const invitationFields = {
  email: emailAddress('Enter the email address of the person you’re inviting.'),
  name: nameLine('The name', 80).defined().default(''),
  role: string().oneOf(adminRoles, 'Choose a role from the list.').required('Choose a role.'),
};

/** office-team-invite: emails someone a link by which they join the team. An earlier one of theirs ends. */
export const inviteSchema = object({ ...invitationFields, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

export type InvitationEntered = Omit<InferType<typeof inviteSchema>, 'idempotencyKey'>;

/** office-team-reinvite: sends an invitation again with a new link; the old one ends. */
export const reinviteSchema = object({ id: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** office-team-uninvite: withdraws an invitation; its link ends at once. */
export const uninviteSchema = reinviteSchema;
