import type { CallRequest } from '@domain/api/contract';
import type { FormSignals } from '@domain/api/form-signals';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { reportFault } from '@/logging/report-fault';
import { askForLastingStorage } from './ask-for-lasting-storage';
import { liveContext, type OutboxContext } from './outbox-context';
import type { MissedEdit, OutboxEntry, SubmissionCall, WaitingReason } from './outbox-entry';
import { placeEntry } from './place-entry';
import { sendNow } from './send-now';
import { findUnstored, forgetUnstored, sendUnstored } from './send-unstored';
import { startSender } from './sender';
import { prepareSubmission } from './submission';

type InputOf<Name extends SubmissionCall> = {
  readonly callName: Name;
  readonly formType: CallRequest<Name>['formType'];
  readonly data: CallRequest<Name>['data'];
  /** The id that an earlier submission of the same form returned, or a draft's id. */
  readonly entryId?: string;
  readonly signals?: FormSignals;
};

export type SubmissionInput = { [Name in SubmissionCall]: InputOf<Name> }[SubmissionCall];

export type SubmissionResult =
  /** `missed`: the server has an earlier version, without this edit. */
  | {
      readonly state: 'sent';
      readonly entryId: string;
      readonly receipt: SubmissionReceipt;
      readonly missed?: MissedEdit;
    }
  | {
      readonly state: 'waiting';
      readonly entryId: string;
      readonly reason: WaitingReason;
      readonly retryAfterSeconds?: number;
    }
  | { readonly state: 'refused'; readonly entryId: string; readonly details: AppErrorDetails }
  | { readonly state: 'not-stored'; readonly entryId?: string; readonly details?: AppErrorDetails };

/**
 * Stores a submission on the device, tries to send it at once, and returns the outcome. `sent`: the server has it.
 * `waiting`: it is stored on the device and will be sent automatically. `refused`: it is stored, but its content has to
 * change. `not-stored`: the device couldn't store it, and the server didn't accept it.
 *
 * A submission has one entry and one idempotency key: the same content again, while it waits or shortly after it was
 * sent, uses the same entry, and edited content with `entryId` replaces the earlier version under the same key. The
 * server stores one version. If that is the earlier one (its response was lost), `missed` has both for the page to show.
 */
export async function submitThroughOutbox(
  input: SubmissionInput,
  context: OutboxContext = liveContext,
  wakeSender: () => void = startSender,
): Promise<SubmissionResult> {
  const submission = {
    ...(await prepareSubmission(input.callName, input.formType, input.data)),
    ...(input.signals && { signs: input.signals }),
  };
  let entry: OutboxEntry;
  try {
    entry = await placeEntry(submission, input.entryId, context.now(), findUnstored(input.entryId));
  } catch (error) {
    reportFault('an entry not stored', error);
    return sendUnstored(submission, input.entryId, context);
  }
  forgetUnstored(entry.id);
  askForLastingStorage();
  const result = await sendNow(entry.id, context);
  wakeSender();
  return result.state === 'gone' ? { state: 'not-stored' } : { ...result, entryId: entry.id };
}
