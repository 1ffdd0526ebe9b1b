import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { accessCodeRetentionDays } from '@domain/business/retention';
import { collections } from '@domain/firestore/paths';
import { withoutCodes } from '@domain/job/access-codes';
import { instantOf } from '@domain/time/zoned-instant';
import { dayMs } from '@domain/time/durations';
import { openAuditTrail, type Actor } from '../platform/audit';
import { commit } from '../platform/commit';
import { fillMissingField } from '../platform/fill-missing-field';
import { readableRecord } from '../platform/readable';
import { jobs, readableJobs, storedJob, type StoredJob } from '../records/job/stored-job';
import { followUps, questionnaires } from '../records/questionnaire/stored-questionnaires';
import { referrals } from '../records/referral/stored-referral';
import { requests } from '../records/request/stored-request';

const actor: Actor = { kind: 'system', name: 'retention' };

/**
 * Erases how to get into a house a month after its job ended: the answers about access, and codes in the notes of the
 * job, its request and its referral. What comes in later is erased by the next run. @returns how many jobs
 */
export async function eraseAccessCodes(now: Date): Promise<number> {
  await fillMissingField(collections.bookings, 'codes_erased', false);
  const end = now.getTime() - accessCodeRetentionDays * dayMs;
  const over = await jobs()
    .where('codes_erased', '==', false)
    .where('status', 'in', ['completed', 'cancelled'])
    .get();
  let erased = 0;
  for (const { id, job } of readableJobs(over.docs)) {
    if (endedAt(job) < end && (await eraseCodesOf(id, now))) erased += 1;
  }
  return erased;
}

/** When a job ended, in milliseconds since the epoch; its appointment where that was not recorded. */
function endedAt(job: StoredJob): number {
  const at: Timestamp | null = job.completed_at ?? job.cancellation?.at ?? null;
  return at?.toMillis() ?? instantOf(job.scheduled_date, '23:59', business.timeZone).getTime();
}

function eraseCodesOf(id: string, now: Date): Promise<boolean> {
  return commit('access-codes', async (transaction) => {
    const reference = jobs().doc(id);
    const job = storedJob(await transaction.get(reference));
    if (!job || job.codes_erased) return false;
    const write = await prepareAnswers(transaction, id, job);
    const audit = await openAuditTrail(transaction, { collection: collections.bookings, id }, actor, now);
    const note = withoutCodes(job.special_instructions);
    const own_note = job.own_note && { ...job.own_note, text: withoutCodes(job.own_note.text) };
    transaction.update(reference, { codes_erased: true, special_instructions: note, own_note });
    write();
    audit.append({
      action: 'codes-erased',
      changed: { special_instructions: note, ...(own_note && { own_note }) },
    });
    return true;
  });
}

/** Reads what a job's forms, its request and its referral say of access; the returned function erases it. */
async function prepareAnswers(
  transaction: Transaction,
  id: string,
  { lead_id: leadId, referral_id: referralId }: StoredJob,
) {
  const [questionnaire, followUp, request, referral] = [
    await transaction.get(questionnaires().doc(id)),
    await transaction.get(followUps().doc(id)),
    leadId === null ? null : await transaction.get(requests().doc(leadId)),
    referralId === null ? null : await transaction.get(referrals().doc(referralId)),
  ];
  const note = request && readableRecord(request)?.special_instructions;
  const access = referral && readableRecord(referral)?.access_notes;
  return () => {
    if (questionnaire.exists) {
      transaction.update(questionnaire.ref, { access_method_other: '', special_access_conditions: '' });
    }
    if (followUp.exists) transaction.update(followUp.ref, { unusual_access_conditions: '' });
    if (request && note) transaction.update(request.ref, { special_instructions: withoutCodes(note) });
    if (referral && access) transaction.update(referral.ref, { access_notes: withoutCodes(access) });
  };
}
