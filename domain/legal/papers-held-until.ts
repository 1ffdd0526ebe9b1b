import { signedPapersHeldYears } from '../business/retention';

/** End of the legal hold on the signed documents of a job deleted at `now`. */
export function papersHeldUntil(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + signedPapersHeldYears);
  return end;
}
