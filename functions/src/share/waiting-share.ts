import type { StoredJob } from '../records/job/stored-job';
import { reportShares } from '../records/share/stored-share';
import type { OpenShare } from './open-shares';

/** The share of the person whom a job's questionnaire names, while it waits; null otherwise. */
export async function waitingShare({ recipient_answer: answer }: StoredJob): Promise<OpenShare | null> {
  const id = answer?.share_id ?? null;
  const share = id === null ? undefined : (await reportShares().doc(id).get()).data();
  return id !== null && share?.waiting && share.revoked_at === null ? { id, share, url: null } : null;
}
