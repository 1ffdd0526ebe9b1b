import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { visitAnswersOf } from '@domain/follow-up/visit-answers';
import { accessFlagsOf, type AccessFlag } from '@domain/questionnaire/access-flags';
import { toAnswers } from '@domain/questionnaire/questionnaire';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { readableRecord } from '../platform/readable';
import { jobs, readableJobs, storedJob } from '../records/job/stored-job';
import { followUps, questionnaires } from '../records/questionnaire/stored-questionnaires';

const actor: Actor = { kind: 'system', name: 'access-flags' };

/**
 * Brings the warnings of jobs before their visit in line with their forms: follow-ups that were answered before the
 * warnings took them into account. Can be interrupted and repeated. @returns how many jobs changed
 */
export async function refreshAccessFlags(now: Date): Promise<number> {
  const answered = await jobs()
    .where('follow_up_answered', '==', true)
    .where('status', 'in', ['pending', 'scheduled', 'in_progress'])
    .get();
  let changed = 0;
  for (const { id } of readableJobs(answered.docs)) {
    if (await refresh(id, now)) changed += 1;
  }
  return changed;
}

function refresh(id: string, now: Date): Promise<boolean> {
  return commit('access-flags', async (transaction) => {
    const job = storedJob(await transaction.get(jobs().doc(id)));
    if (!job) return false;
    const flags = await flagsFromForms(transaction, id);
    if (flags.join() === job.access_flags.join()) return false;
    const audit = await openAuditTrail(transaction, { collection: collections.bookings, id }, actor, now);
    transaction.update(jobs().doc(id), { access_flags: flags });
    audit.append({ action: 'warnings-updated', changed: { access_flags: flags } });
    return true;
  });
}

async function flagsFromForms(transaction: Transaction, id: string): Promise<AccessFlag[]> {
  const first = readableRecord(await transaction.get(questionnaires().doc(id)));
  const second = readableRecord(await transaction.get(followUps().doc(id)));
  const given = [
    ...(first ? [{ at: first.created_at.toMillis(), answers: toAnswers(first) }] : []),
    ...(second ? [{ at: second.created_at.toMillis(), answers: visitAnswersOf(second) }] : []),
  ];
  return accessFlagsOf(...given.sort((a, b) => a.at - b.at).map(({ answers }) => answers));
}
