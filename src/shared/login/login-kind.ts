import type { LoginAudience } from '@domain/portal/login-code';
import type { SessionMark } from './session-mark';

/** What differs between those who sign in with an emailed code. */
export interface LoginKind {
  readonly audience: LoginAudience;
  /** Under the email field. */
  readonly emailHint: string;
  /** What the address has to be for a code to come: `is a customer’s address`. */
  readonly known: string;
  /** The title of the message about a code that doesn't work. */
  readonly refused: string;
  readonly mark: SessionMark;
  /** The key of an emailed link through which this browser came; '' for none. */
  readonly key: () => string;
  /** Loads the code that signs in with a token. */
  readonly load: () => Promise<{ readonly signIn: (token: string) => Promise<void> }>;
}
