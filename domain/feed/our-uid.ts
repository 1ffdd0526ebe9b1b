import { business } from '../business/business';

/** Our entries in calendars: of a client's appointment, and `job-` of the office's feed. */
const ours = new RegExp(`^(job-)?[0-9a-f]{32}@${new URL(business.siteUrl).hostname.replaceAll('.', '\\.')}$`);

/** Whether a calendar's entry is one of ours, by its UID. */
export function isOurUid(uid: string): boolean {
  return ours.test(uid);
}
