import type { AppErrorDetails } from '@domain/errors/app-error';
import type { ReportAnswer } from '@domain/report/report-calls';
import { askForLastingStorage } from '../ask-for-lasting-storage';
import type { OfficeAttempt } from './attempt-office-entry';
import { keepAction } from './keep-action';
import type { OfficeContext } from './office-context';
import type { OfficeAction, OfficeEntry, OfficeWait } from './office-entry';
import { wakeOfficeSender } from './office-sender';
import { findOfficeEntry, markKept } from './office-store';
import { sendLane } from './send-lane';

export type OfficeResult =
  /** `answer` is null for what answers nothing of interest. */
  | { readonly state: 'sent'; readonly answer: ReportAnswer | null }
  | {
      readonly state: 'waiting';
      readonly entryId: string;
      readonly reason: OfficeWait;
      /** Where the server answered that it failed. */
      readonly said?: AppErrorDetails;
    }
  | { readonly state: 'refused'; readonly entryId: string; readonly details: AppErrorDetails }
  /** The device cannot keep it: nothing was sent. */
  | { readonly state: 'not-kept' };

/**
 * Puts what an admin did on the device, tries at once to send it and what waits before it, and tells what became of it.
 * There is one path, with a line and without.
 */
export async function submitOfficeAction(
  about: string,
  action: OfficeAction,
  context: OfficeContext,
): Promise<OfficeResult> {
  const owner = context.owner();
  if (owner === null) return { state: 'not-kept' };
  let entry: OfficeEntry;
  try {
    entry = await keepAction({ owner, about, action }, context.now());
  } catch {
    return { state: 'not-kept' };
  }
  askForLastingStorage();
  const last = await withPatience(
    sendLane(entry.lane, context, context.patienceMs, entry.id),
    context.patienceMs,
  );
  const result = await resultOf(entry, last);
  if (result.state === 'waiting') {
    await markKept(entry.id).catch(() => undefined);
    wakeOfficeSender();
  }
  return result;
}

async function resultOf({ id }: OfficeEntry, last: OfficeAttempt | null): Promise<OfficeResult> {
  const reason = last === 'unreachable' || !navigator.onLine ? 'offline' : 'server';
  const now = await findOfficeEntry(id).catch(() => undefined);
  if (now === undefined) return { state: 'waiting', entryId: id, reason };
  if (now === null) return { state: 'sent', answer: null };
  if (now.answer) return { state: 'sent', answer: now.answer };
  if (now.refusal) return { state: 'refused', entryId: id, details: now.refusal };
  return {
    state: 'waiting',
    entryId: id,
    reason: now.reason ?? reason,
    ...(now.said && { said: now.said }),
  };
}

async function withPatience(
  work: Promise<OfficeAttempt | null>,
  patienceMs: number,
): Promise<OfficeAttempt | null> {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    giveUp = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([work.catch(() => null), patience]);
  } finally {
    clearTimeout(giveUp);
  }
}
