import { liveRecords } from '@/shared/device-records/live-records';
import { subscribeToFilms, type UploadProgress } from './device/film-changes';
import type { FilmRecord } from './device/film-record';
import { listFilms } from './device/film-store';

export { isUnsentFilm, type FilmRecord } from './device/film-record';

/** The signed-in admin's films on this device. */
export const useDeviceFilms = liveRecords<FilmRecord, UploadProgress>({
  list: listFilms,
  subscribe: (listener) => subscribeToFilms((change) => listener(change.type === 'progress' ? change : null)),
  fault: 'device films not listed',
});
