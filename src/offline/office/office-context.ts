import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import type { OfficeEntry } from './office-entry';

/** What the office's outbox needs of the page. */
export interface OfficeContext {
  /** The uid of the admin who is signed in; null while nobody is. */
  readonly owner: () => string | null;
  /** Calls a function with that admin's token. @throws AppError */
  readonly call: <Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
  ) => Promise<CallResponse<Name>>;
  /** Whether the server has all these photos; a report whose photos are on their way is not tried. */
  readonly arePhotosThere: (paths: readonly string[]) => Promise<boolean>;
  /** After the server took an entry. */
  readonly onSent: (entry: OfficeEntry) => void;
  readonly now: () => number;
  /** How long a person waits for an answer before 'kept on this device'. The attempt goes on. */
  readonly patienceMs: number;
  /** After which an attempt is given up, and another may begin: a long report takes its time on a poor line. */
  readonly attemptLimitMs: number;
}
