import type { StoredJob } from '../records/job/stored-job';
import { referrals } from '../records/referral/stored-referral';

/** The agent who referred a report's client, as the client knows them. */
export interface ReferringAgent {
  readonly name: string;
  readonly email: string;
}

/** Null if the job was not referred, or by someone other than an agent. */
export async function referringAgent(job: StoredJob | undefined): Promise<ReferringAgent | null> {
  if (!job?.referral_id) return null;
  const referral = (await referrals().doc(job.referral_id).get()).data();
  if (referral?.referrer_kind !== 'agent' || referral.referrer_email === '') return null;
  return { name: referral.referrer_name, email: referral.referrer_email };
}
