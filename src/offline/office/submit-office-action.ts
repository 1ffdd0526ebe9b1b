import type { AppErrorDetails } from '@domain/errors/app-error';
import type { ReportAnswer } from '@domain/report/report-calls';
import { reportedAs, reportFault } from '@/logging/report-fault';
import { askForLastingStorage } from '../ask-for-lasting-storage';
import { keepAction } from './keep-action';
import type { OfficeContext } from './office-context';
import type { OfficeAction, OfficeEntry, OfficeWait } from './office-entry';
import { laneName, officeOutbox } from './office-outbox';
import { wakeOfficeSender } from './office-sender';
import { findOfficeEntry, markStored } from './office-store';

export type OfficeResult =
  /** `answer` is null for actions without a result. */
  | { readonly state: 'sent'; readonly answer: ReportAnswer | null }
  | {
      readonly state: 'waiting';
      readonly entryId: string;
      readonly reason: OfficeWait;
      /** Set where the server had an error. */
      readonly said?: AppErrorDetails;
    }
  | { readonly state: 'refused'; readonly entryId: string; readonly details: AppErrorDetails }
  /** The device can't store it, and nothing was sent. */
  | { readonly state: 'not-stored' };

/**
 * Stores an admin's action on the device, tries to send it with the entries before it, and returns the result.
 * Online and offline use the same path.
 */
export async function submitOfficeAction(
  about: string,
  action: OfficeAction,
  context: OfficeContext,
): Promise<OfficeResult> {
  const owner = context.owner();
  if (owner === null) return { state: 'not-stored' };
  let entry: OfficeEntry;
  try {
    entry = await keepAction({ owner, about, action }, context.now());
  } catch (error) {
    reportFault('an office entry not stored', error);
    return { state: 'not-stored' };
  }
  askForLastingStorage();
  await officeOutbox(context).sendNow(laneName(entry), entry.id);
  const result = await resultOf(entry);
  if (result.state === 'waiting') {
    await markStored(entry.id).catch(reportedAs('an office entry not marked', undefined));
    wakeOfficeSender();
  }
  return result;
}

async function resultOf({ id }: OfficeEntry): Promise<OfficeResult> {
  const reason = navigator.onLine ? 'no-answer' : 'offline';
  const now = await findOfficeEntry(id).catch(reportedAs('an office entry not read', undefined));
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
