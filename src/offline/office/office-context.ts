import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import type { OfficeEntry } from './office-entry';
import type { NoticeAnswer } from './send-action';

/** The page's functions that the office's outbox uses. */
export interface OfficeContext {
  /** The uid of the signed-in admin; null where there is none. */
  readonly owner: () => string | null;
  /** Calls a function with that admin's token. @throws AppError */
  readonly call: <Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
  ) => Promise<CallResponse<Name>>;
  /** Whether the server has all these photos. A report is not sent before its photos. */
  readonly arePhotosThere: (paths: readonly string[]) => Promise<boolean>;
  /** Called when the server has accepted an entry, with what became of a notice to the client. */
  readonly onSent: (entry: OfficeEntry, notice: NoticeAnswer['state'] | null) => void;
  readonly now: () => number;
  /** How long a press waits for an answer before the entry is reported as waiting. The attempt continues. */
  readonly patienceMs: number;
  /** Timeout of an attempt, after which another may begin. Long enough for a long report on a slow connection. */
  readonly attemptLimitMs: number;
}
