import { reportedAs } from '@/logging/report-fault';
import type { FilmRecord } from '../device/film-record';
import { changeFilm, readFilmFile } from '../device/film-store';

/**
 * Reads the content of a film that was not read yet, and stores what it says. A damaged film stays on the device, and is
 * not uploaded. Never throws: a film that can't be read now is read later.
 */
export async function readContent({ id, name, content, state, here }: FilmRecord): Promise<void> {
  if (content !== null || state === 'refused' || !here) return;
  await (async () => {
    const file = await readFilmFile(id);
    if (!file) return;
    // Loaded when a film is there, because the library that reads films is large.
    const { probeFilm } = await import('./probe-film');
    const found = await probeFilm(file, name);
    await changeFilm(id, found === 'damaged' ? { state: 'refused', refusal: 'damaged' } : { content: found });
  })().catch(reportedAs('the content of a film not read', undefined));
}
