import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { acceptanceUndone } from '@domain/job/undo-acceptance';
import { refuseLateUndo } from '@domain/job/refuse-late-undo';
import { isPending } from '@domain/request/request-status';
import { acceptanceUndoneAction } from '../job/prepare-acceptance-back';
import { openAuditTrail, type Actor } from '../platform/audit';
import { lastEntry } from '../platform/last-entry';
import { prepareMoveBack } from '../records/referral/prepare-move-back';
import { requestRefusal } from '../records/request/pending-request';
import { requests } from '../records/request/stored-request';
import { markDays } from '../records/stats/mark-days';

/**
 * Reverts the acceptance of a referral as a request: the request goes, and the referral waits again. Reads only; `write`
 * makes the changes.
 * @throws AppError `already-handled` if its time is over or something was done with the request, `not-found` if it is gone
 */
export async function prepareRequestBack(
  transaction: Transaction,
  leadId: string,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void }> {
  const record = { collection: collections.leads, id: leadId };
  const reference = requests().doc(leadId);
  const request = (await transaction.get(reference)).data();
  const last = await lastEntry(transaction, record);
  if (!request) {
    if (last?.action === acceptanceUndoneAction) throw acceptanceUndone();
    throw new AppError('not-found', 'request gone', 'This request has been deleted.');
  }
  const { created_at: at, referral_id: referralId, client_asked_at: asked, status } = request;
  if (!isPending(status)) throw requestRefusal(request);
  refuseLateUndo(at, now);
  // A client who asked for a time by our introduction made it themselves, or has changed it since.
  if (asked || !last?.at.isEqual(at)) throw used();
  const referral = await prepareMoveBack(transaction, referralId, { to: 'accepted', at }, actor, now);
  // A request from the website, or one whose referral is gone, has nothing to return to.
  if (!referral) throw used();
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    write() {
      transaction.delete(reference);
      referral.write();
      markDays(transaction, [at], now);
      audit.append({ action: acceptanceUndoneAction, changed: {} });
    },
  };
}

function used(): AppError {
  const sentence =
    'The request was changed after the referral was accepted, so it can’t be undone anymore. You can decline it.';
  return new AppError('already-handled', 'the request was changed', sentence);
}
