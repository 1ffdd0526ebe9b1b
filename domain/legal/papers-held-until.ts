import { signedPapersHeldYears } from '../business/retention';

/** Until when the signed papers of a job that is deleted at `now` are held. */
export function papersHeldUntil(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + signedPapersHeldYears);
  return end;
}
