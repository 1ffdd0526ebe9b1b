import { object, string, type InferType } from 'yup';
import { lineOfText } from '../contact/fields';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { PrivateCalendar } from '../inspector/private-calendar-calls';
import { codeText } from './two-step-calls';

/** Of a session: hexadecimal. */
const sessionId = /^[0-9a-f]{32}$/;
const notASession = 'This is not a session.';

/** The browser and system, as the device words them; longer ones are cut off. */
export const deviceLimit = 80;

/** Sessions of one account; a new one beyond this ends the one that was used least recently. */
export const sessionsAtMost = 40;

/** What a new session says of its device. */
export const newSessionFields = {
  device: lineOfText('The device', deviceLimit).defined().default(''),
  continues: string()
    .defined()
    .default('')
    .matches(sessionId, { message: notASession, excludeEmptyString: true }),
};

/**
 * office-session-begin: begins a session with a token of the password alone. `continues` is the device's session that
 * expired, which goes on if it is still open.
 */
export const beginSessionSchema = object({
  ...newSessionFields,
  /** Of the app or a recovery code; empty before it is asked for. */
  code: codeText,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/**
 * The custom token with which the device signs in; its tokens name the session from then on. Without one, the code is asked
 * for, or the account has to turn two-step sign-in on first, because the team requires it.
 */
export type BeginSessionAnswer =
  | { readonly state: 'signed-in'; readonly token: string }
  | { readonly state: 'code-needed' }
  | { readonly state: 'set-up-needed' };

export const readAccountSchema = object({}).noUnknown().required();

/** One of an admin's own sessions. */
export interface OwnSession {
  readonly id: string;
  /** Empty if unknown. */
  readonly device: string;
  /** ISO 8601. */
  readonly beganAt: string;
  /** To the hour. */
  readonly seenAt: string;
  readonly isThis: boolean;
}

/** office-account-read: the caller's own sessions, this one first, then by when they were last used, and two-step sign-in. */
export interface ReadAccountAnswer {
  readonly uid: string;
  /** Whether jobs can be assigned to them. */
  readonly inspects: boolean;
  /** Their private calendar; null for none. */
  readonly calendar: PrivateCalendar | null;
  readonly sessions: readonly OwnSession[];
  readonly twoStep: {
    readonly isOn: boolean;
    readonly recoveryCodesLeft: number;
    /** Whether an owner requires it of everyone. */
    readonly isRequired: boolean;
  };
}

/** office-session-end: ends one of the caller's sessions, or all but this one (null). */
export const endSessionSchema = object({
  session: string().nullable().defined().matches(sessionId, notASession),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type SessionEnd = Omit<InferType<typeof endSessionSchema>, 'idempotencyKey'>;

export interface EndSessionAnswer {
  readonly ended: number;
}
