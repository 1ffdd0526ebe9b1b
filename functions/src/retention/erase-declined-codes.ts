import type { Query, Timestamp } from 'firebase-admin/firestore';
import { accessCodeRetentionDays } from '@domain/business/retention';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { withoutCodes } from '@domain/job/access-codes';
import { isDeclined } from '@domain/referral/is-declined';
import { dayMs } from '@domain/time/durations';
import { openAuditTrail, type Actor } from '../platform/audit';
import { documentOf } from '../platform/collection-of';
import { commit } from '../platform/commit';
import { fillMissingField } from '../platform/fill-missing-field';
import { readable } from '../platform/readable';
import { referrals, type StoredReferral } from '../records/referral/stored-referral';
import { requests, type StoredRequest } from '../records/request/stored-request';

const actor: Actor = { kind: 'system', name: 'retention' };

/** A record that came to its end, and its notes without codes. */
interface Ended {
  readonly at: Timestamp;
  readonly notes: Readonly<Record<string, string>>;
}

/**
 * Erases the codes in declined requests and referrals, and in referrals that ended otherwise, a month later, because
 * they may never get a job whose end would erase them. @returns how many records
 */
export async function eraseDeclinedCodes(now: Date): Promise<number> {
  const declined = requests().where('codes_erased', '==', false).where('status', '==', 'lost');
  const over = referrals()
    .where('codes_erased', '==', false)
    .where('progress', 'in', ['none', 'completed', 'closed']);
  return (
    (await eraseIn(collections.leads, declined, endOfRequest, now)) +
    (await eraseIn(collections.referrals, over, endOfReferral, now))
  );
}

function endOfRequest(request: StoredRequest): Ended | null {
  const { status, codes_erased: erased, handled_at: at, created_at } = request;
  if (status !== 'lost' || erased) return null;
  return {
    at: at ?? created_at,
    notes: { special_instructions: withoutCodes(request.special_instructions) },
  };
}

function endOfReferral(referral: StoredReferral): Ended | null {
  const { codes_erased: erased, created_at } = referral;
  const at = overAt(referral);
  if (at === undefined || erased) return null;
  return { at: at ?? created_at, notes: { access_notes: withoutCodes(referral.access_notes) } };
}

/** When a referral came to its end, null if that was not recorded; undefined before. */
function overAt(referral: StoredReferral): Timestamp | null | undefined {
  if (isDeclined(referral)) return referral.declined_at;
  if (referral.progress === 'completed') return referral.completed_at;
  return referral.progress === 'closed' ? referral.closed_at : undefined;
}

async function eraseIn<Stored extends object>(
  collection: CollectionName,
  ended: Query<Stored, Stored>,
  endOf: (stored: Stored) => Ended | null,
  now: Date,
): Promise<number> {
  await fillMissingField(collection, 'codes_erased', false);
  const latest = now.getTime() - accessCodeRetentionDays * dayMs;
  const dueNotes = (stored: Stored) => {
    const end = endOf(stored);
    return end && end.at.toMillis() < latest ? end.notes : null;
  };
  let erased = 0;
  for (const { id, reference, stored: listed } of readable((await ended.get()).docs)) {
    if (!dueNotes(listed)) continue;
    const done = await commit('access-codes', async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      const notes = stored && dueNotes(stored);
      if (!notes) return false;
      const audit = await openAuditTrail(transaction, { collection, id }, actor, now);
      transaction.update(documentOf({ collection, id }), { ...notes, codes_erased: true });
      audit.append({ action: 'codes-erased', changed: notes });
      return true;
    });
    if (done) erased += 1;
  }
  return erased;
}
