import { Timestamp } from 'firebase-admin/firestore';
import { unusedPhotoRetentionDays } from '@domain/business/retention';
import { filmAt } from '@domain/film/film-path';
import { storageFolders } from '@domain/firestore/paths';
import { dayMs } from '@domain/time/durations';
import { receiveFilm } from '../film/receive-film';
import { readable } from '../platform/readable';
import { bucket } from '../platform/storage';
import { films } from '../records/film/stored-film';
import { jobs } from '../records/job/stored-job';
import { clearFilm } from '../report/clear-report';

const atOnce = 50;
/** The trigger has this long for a film. */
const triggerMs = 15 * 60_000;

/** Receives the films that the trigger missed, and deletes those whose job is gone. @returns how many */
export async function receiveMissedFilms(now: Date): Promise<number> {
  const [files] = await bucket().getFiles({ prefix: `${storageFolders.films}/` });
  let received = 0;
  for (const { name, metadata } of files) {
    const place = filmAt(name);
    if (place === null || now.getTime() - new Date(metadata.updated ?? now).getTime() < triggerMs) continue;
    const record = (await films().doc(place.filmId).get()).data();
    if (record && record.state !== 'receiving') continue;
    if ((await jobs().doc(place.jobId).get()).exists) await receiveFilm(name, now);
    else {
      await bucket().file(name).delete({ ignoreNotFound: true });
      await films().doc(place.filmId).delete();
    }
    received += 1;
  }
  return received;
}

/** Deletes films that no report contains, half a year after they were announced. @returns how many */
export async function removeUnusedFilms(now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - unusedPhotoRetentionDays * dayMs);
  const unused = films()
    .where('report_id', '==', null)
    .where('announced_at', '<', end)
    .orderBy('announced_at')
    .limit(atOnce);
  let removed = 0;
  for (let page = await unused.get(); !page.empty; page = await unused.startAfter(page.docs.at(-1)).get()) {
    for (const { id, reference } of readable(page.docs)) {
      // A report may have taken it since it was listed.
      if ((await reference.get()).data()?.report_id !== null) continue;
      await clearFilm({ id });
      await reference.delete();
      removed += 1;
    }
  }
  return removed;
}
