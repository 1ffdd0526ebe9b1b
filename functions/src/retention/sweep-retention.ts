import { Timestamp } from 'firebase-admin/firestore';
import { dayMs } from '@domain/time/durations';
import { deleteAll } from '../platform/delete-all';
import { rawCollection } from '../platform/collection-of';
import { logs } from '../platform/logs';
import { forgetLongAgo } from '../records/contact-preferences/forget-asked';
import { forgetOldTextConsents } from '../records/contact-preferences/forget-texts';
import { sweepDownloadTokens } from '../records/file/end-download-tokens';
import { retainedRecords } from './retained-records';
import { eraseAccessCodes } from './erase-access-codes';
import { eraseDeclinedCodes } from './erase-declined-codes';
import { removeOldReports, removeOldReviews } from './remove-old-reports';
import { removeUnusedPhotos } from './remove-unused-photos';
import { receiveMissedFilms, removeUnusedFilms } from './sweep-films';

/**
 * Deletes records and codes whose retention time has ended. A failing part is logged and does not affect the others. @returns
 * how many
 */
export async function sweepRetention(now: Date): Promise<number> {
  let removed = 0;
  for (const { collection, from, days } of retainedRecords) {
    const end = Timestamp.fromMillis(now.getTime() - days * dayMs);
    const old = rawCollection(collection).where(from, '<', end).orderBy(from);
    removed += await part(collection, () => deleteAll(old));
  }
  removed += await part('reports', () => removeOldReports(now));
  removed += await part('reviews of reports', () => removeOldReviews(now));
  removed += await part('unused photos', () => removeUnusedPhotos(now));
  removed += await part('missed films', () => receiveMissedFilms(now));
  removed += await part('unused films', () => removeUnusedFilms(now));
  removed += await part('review requests', () => forgetLongAgo(now));
  removed += await part('consents to text messages', () => forgetOldTextConsents(now));
  removed += await part('access codes', () => eraseAccessCodes(now));
  removed += await part('access codes of declined requests and referrals', () => eraseDeclinedCodes(now));
  return removed + (await part('download tokens', sweepDownloadTokens));
}

async function part(name: string, clear: () => Promise<number>): Promise<number> {
  try {
    return await clear();
  } catch (error) {
    logs.sweepFailed(`retention of ${name}`, error);
    return 0;
  }
}
