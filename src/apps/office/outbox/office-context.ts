import { forgetPhotos } from '@/features/report-form/photos/forget-photos';
import { listPhotos } from '@/features/report-form/photos/device/photo-store';
import { callAsAdmin } from '@/firebase/call-as-admin';
import { currentAdminSession } from '@/firebase/use-admin-session';
import { reportedAs } from '@/logging/report-fault';
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
    if (paths.length === 0 || uid === null) return true;
    // A photo that is not on this device was taken on another one, and only the server knows whether it was
    // uploaded.
    const here = await listPhotos(uid).catch(reportedAs('the photos of a report not listed', []));
    return !here.some(({ path, state }) => paths.includes(path) && state !== 'received');
  },
  onSent: (entry) => {
    void forgetPhotos(photosOf(entry.action));
    announceSent(entry);
  },
  now: () => Date.now(),
  patienceMs: 20_000,
  attemptLimitMs: 120_000,
};
