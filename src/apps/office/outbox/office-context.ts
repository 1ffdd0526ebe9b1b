import { areUploaded, forgetPhotos } from '@/photos/photo-queue';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { currentAdminSession } from '@/firebase/session/use-admin-session';
import type { OfficeContext } from '@/offline/office/office-context';
import { photosOf } from '@/offline/office/office-entry';
import { announceSent } from './sent-news';

function owner(): string | null {
  const session = currentAdminSession();
  return session.state === 'signed-in' ? session.uid : null;
}

/** The office's outbox with this page's session, calls and photos. */
export const officeContext: OfficeContext = {
  owner,
  call: callAsAdmin,
  arePhotosThere: async (paths) => {
    const uid = owner();
    return paths.length === 0 || uid === null || areUploaded(uid, paths);
  },
  onSent: (entry) => {
    void forgetPhotos(photosOf(entry.action));
    announceSent(entry);
  },
  now: () => Date.now(),
  patienceMs: 20_000,
  attemptLimitMs: 120_000,
};
