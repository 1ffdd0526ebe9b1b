import { isOfficeRole } from '@domain/admin/admin-role';
import { openReportKey } from '../../access/open-report-key';
import { roleOf } from '../../platform/admins';
import { clientsEnd } from '../../records/film/client-films';
import type { AddressedFilm } from '../../records/film/film-address';
import { nothingHidden, type HiddenBytes } from '../../records/film/hidden-bytes';
import { hiddenOfFilm } from '../../records/film/hidden-of-film';
import { films, type StoredFilm } from '../../records/film/stored-film';
import { loadJob } from '../../records/job/stored-job';
import { earlierFilmOf } from '../../records/report/earlier-films';
import { readReportPayment } from '../../records/report/report-payment';

export interface OpenFilm {
  readonly film: StoredFilm;
  readonly hidden: HiddenBytes;
}

/** What the reader of an address gets of a film at `now`; null for nothing. Asked again for every part. */
export async function openFilm({ filmId, reader }: AddressedFilm, now: Date): Promise<OpenFilm | null> {
  const film = (await films().doc(filmId).get()).data();
  if (film?.state !== 'ready') return null;
  if (reader.kind !== 'key') {
    const jobId = reader.kind === 'team' ? film.job_id : reader.jobId;
    if (!(await hasJob(reader.uid, jobId))) return null;
    return { film, hidden: reader.kind === 'team' ? nothingHidden : await hiddenOfFilm(film) };
  }
  const opened = await openReportKey(reader.key, now);
  if (opened.state === 'closed') return null;
  if (opened.state === 'share' && !(opened.share.kind === 'report' && opened.share.parts.video)) return null;
  const end =
    clientsEnd(filmId, film, opened.report) ?? (await earlierFilmOf(opened.report, filmId))?.end ?? null;
  if (end === null || now > end) return null;
  const { state } = await readReportPayment(opened.reportId, opened.report.booking_id);
  return state === 'unpaid' ? null : { film, hidden: await hiddenOfFilm(film) };
}

/** Whether a member has access to a job now: the office to every one, an inspector to their own. */
async function hasJob(uid: string, jobId: string | null): Promise<boolean> {
  const role = await roleOf(uid);
  if (role === null) return false;
  return isOfficeRole(role) || (await loadJob(jobId))?.inspector_id === uid;
}
