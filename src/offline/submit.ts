import type { CallRequest } from '@domain/api/contract';
import type { FormSigns } from '@domain/api/form-signs';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { AppErrorDetails } from '@domain/errors/app-error';
import type { AttemptResult } from './attempt-entry';
import { askForLastingStorage } from './ask-for-lasting-storage';
import { attemptPatiently } from './attempt-patiently';
import { liveContext, type OutboxContext } from './outbox-context';
import type { SubmissionCall, WaitingReason } from './outbox-entry';
import { placeEntry, type Placement } from './place-entry';
import { sendUnkept } from './send-unkept';
import { startSender } from './sender';
import { prepareSubmission } from './submission';

type InputOf<Name extends SubmissionCall> = {
  readonly callName: Name;
  readonly formType: CallRequest<Name>['formType'];
  readonly data: CallRequest<Name>['data'];
  /** The entry that an earlier submission of the same form answered with, or a draft's id. */
  readonly entryId?: string;
  readonly signs?: FormSigns;
};

export type SubmissionInput = { [Name in SubmissionCall]: InputOf<Name> }[SubmissionCall];

export type SubmissionResult =
  | { readonly state: 'sent'; readonly receipt: SubmissionReceipt; readonly firstVersionKept?: true }
  | {
      readonly state: 'waiting';
      readonly entryId: string;
      readonly reason: WaitingReason;
      readonly retryAfterSeconds?: number;
      readonly firstVersionKept?: true;
    }
  | { readonly state: 'refused'; readonly entryId: string; readonly details: AppErrorDetails }
  | { readonly state: 'not-kept'; readonly details?: AppErrorDetails };

/**
 * Puts a submission on the device, tries to send it at once, and tells what became of it. `sent`: the server has it.
 * `waiting`: it is safe on the device and is sent by itself. `refused`: it is kept, but its content has to change.
 * `not-kept`: neither did the device keep it nor the server take it.
 *
 * One intent, one lead: the same content again, while it waits or shortly after it was sent, is the same entry. Edited
 * content with `entryId` replaces the earlier version, under a new key, as long as the server is known not to have that
 * one. If it may have it (the answer was lost), the earlier version is settled first: refused, it gives way to
 * the edit; otherwise it stands, the edit is dropped, and `firstVersionKept` says so, for the page to tell.
 */
export async function submitThroughOutbox(
  input: SubmissionInput,
  context: OutboxContext = liveContext,
  wakeSender: () => void = startSender,
): Promise<SubmissionResult> {
  const submission = {
    ...(await prepareSubmission(input.callName, input.formType, input.data)),
    ...(input.signs && { signs: input.signs }),
  };
  let placement: Placement;
  try {
    placement = await placeEntry(submission, input.entryId, context.now());
  } catch {
    return sendUnkept(submission, context);
  }
  askForLastingStorage();
  let result = await attemptPatiently(placement.entry.id, context);
  if (placement.firstVersionKept && gaveWay(result)) {
    placement = await placeEntry(submission, placement.entry.id, context.now());
    result = await attemptPatiently(placement.entry.id, context);
  }
  wakeSender();
  return toResult(result, placement);
}

function gaveWay(result: AttemptResult): boolean {
  return (
    result.state === 'refused' ||
    result.state === 'gone' ||
    (result.state === 'waiting' && result.reason === 'rate-limited')
  );
}

function toResult(result: AttemptResult, { entry, firstVersionKept }: Placement): SubmissionResult {
  const kept = firstVersionKept && { firstVersionKept };
  if (result.state === 'gone') return { state: 'not-kept' };
  if (result.state === 'sent') return { ...result, ...kept };
  if (result.state === 'refused') return { ...result, entryId: entry.id };
  return { ...result, entryId: entry.id, ...kept };
}
