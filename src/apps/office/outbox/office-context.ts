import { forgetFilms } from '@/films/film-queue';
import { areUploaded, forgetPhotos } from '@/photos/photo-queue';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { sendingAdmin } from '@/firebase/session/own-access';
import type { OfficeContext } from '@/offline/office/office-context';
import { filmsOf, photosOf } from '@/offline/office/office-entry';
import { announceSent } from './sent-news';

/** The office's outbox with this page's session, calls and photos. */
export const officeContext: OfficeContext = {
  owner: sendingAdmin,
  call: callAsAdmin,
  arePhotosThere: async (paths) => {
    const uid = sendingAdmin();
    return paths.length === 0 || uid === null || areUploaded(uid, paths);
  },
  onSent: (entry, notice) => {
    void forgetPhotos(photosOf(entry.action));
    void forgetFilms(filmsOf(entry.action));
    announceSent(entry, notice);
  },
  now: () => Date.now(),
  patienceMs: 20_000,
  attemptLimitMs: 120_000,
};
