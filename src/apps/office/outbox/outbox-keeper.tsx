import { useEffect } from 'react';
import { startFilmQueue } from '@/films/film-queue';
import { onPhotoReceived, startPhotoQueue } from '@/photos/photo-queue';
import { onAdminSession } from '@/firebase/session/use-admin-session';
import { startOfficeSender, wakeOfficeSender } from '@/offline/office/office-sender';
import { useToast } from '@/ui/use-toast';
import { entryTitle, sentTitle } from './entry-words';
import { officeContext } from './office-context';
import { onSent } from './sent-news';
import { isAwaited } from './submit-action';

let started = false;

function start(): void {
  if (started) return;
  started = true;
  startOfficeSender(officeContext);
  startPhotoQueue();
  startFilmQueue();
  onAdminSession(wakeOfficeSender);
  // A report is sent after the last of its photos.
  onPhotoReceived(wakeOfficeSender);
}

/**
 * Sends this device's outbox while the office is open, and shows a toast for each entry that was sent in the
 * background.
 */
export function OutboxKeeper() {
  const toast = useToast();
  useEffect(start, []);
  useEffect(
    () =>
      onSent((entry, notice) => {
        if (notice === 'dropped') {
          const title = `${entryTitle(entry)} Not Sent`;
          return toast({ title, description: `Its time was over. Call ${entry.about}.`, destructive: true });
        }
        if (isAwaited(entry.about, entry.action)) return;
        toast({ title: sentTitle(entry), description: `${entryTitle(entry)}, ${entry.about}` });
      }),
    [toast],
  );
  return null;
}
