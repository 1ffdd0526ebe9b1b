import { sendingAdmin } from '@/firebase/session/own-access';
import { onAdminSession } from '@/firebase/session/use-admin-session';
import { reportedAs } from '@/logging/report-fault';
import { subscribeToFilms } from '../device/film-changes';
import { listFilms } from '../device/film-store';
import { purgeFilms } from '../device/purge-films';
import { readContent } from '../read/read-content';

let started = false;
let uploading = false;

/**
 * Starts this page's film queue once. Whatever uploads is loaded when there is a film. Without a session films stay on the
 * device.
 */
export function startFilmUploads(): void {
  if (started) return;
  started = true;
  const look = () => void lookForFilms().catch(reportedAs('films not looked for', undefined));
  subscribeToFilms(({ type }) => {
    if (type === 'changed') look();
  });
  onAdminSession(look);
  look();
}

async function lookForFilms(): Promise<void> {
  const owner = sendingAdmin();
  if (owner === null) return;
  const films = await listFilms(owner);
  if (films.length === 0) return;
  for (const film of films) await readContent(film);
  if (uploading) return;
  uploading = true;
  await purgeFilms(owner);
  const { uploadFilms } = await import('./upload-films');
  uploadFilms();
}
