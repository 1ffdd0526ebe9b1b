import { signedDocumentsHeldYears } from '../business/retention';

/** End of the legal hold on the signed documents of a job deleted at `now`. */
export function documentsHeldUntil(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + signedDocumentsHeldYears);
  return end;
}
