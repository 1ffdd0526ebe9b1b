import { object, string } from 'yup';
import { linkKeyField } from '../access/link-key';
import { emailField } from '../contact/fields';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { passwordLimits } from './password-rules';

/** Days for which an invitation works. */
export const invitationDays = 7;
/** Hours for which a link to a new password works. */
export const resetHours = 1;

/** What a link that sets a password is for: it makes a member of the team, or sets a member's password again. */
export const accountLinkKinds = ['invitation', 'password_reset'] as const;
export type AccountLinkKind = (typeof accountLinkKinds)[number];

/** client-account-open: whose password a link sets. Every link that doesn't work gets the same error. */
export const openAccountSchema = object({ key: linkKeyField }).noUnknown().required();

export interface OpenAccountAnswer {
  readonly kind: AccountLinkKind;
  readonly email: string;
}

/** client-password-set: sets the password of a link's account. The link is used up. */
export const setPasswordSchema = object({
  key: linkKeyField,
  // The rules are checked once the link is known to work, because they depend on whose it is.
  password: string().required('Choose a password.').max(passwordLimits.max, 'The password is too long.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export interface SetPasswordAnswer {
  /** The address to sign in with. */
  readonly email: string;
}

/** client-password-request: emails a link to a new password. The answer is the same for every address. */
export const requestPasswordSchema = object({ email: emailField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

export interface RequestPasswordAnswer {
  readonly requested: true;
}
