import { useEffect } from 'react';
import { startPhotoQueue } from '@/features/report-form/photos/start-photo-queue';
import { subscribeToPhotos } from '@/features/report-form/photos/device/photo-changes';
import { onAdminSession } from '@/firebase/use-admin-session';
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
  onAdminSession(wakeOfficeSender);
  // A report waits for the last of its photos.
  subscribeToPhotos(({ type }) => {
    if (type === 'received') wakeOfficeSender();
  });
}

/** Sends what waits on this device for as long as the office is open, and says what went out by itself. */
export function OutboxKeeper() {
  const toast = useToast();
  useEffect(start, []);
  useEffect(
    () =>
      onSent((entry) => {
        if (isAwaited(entry.about, entry.action)) return;
        toast({ title: sentTitle(entry), description: `${entryTitle(entry)}, ${entry.about}` });
      }),
    [toast],
  );
  return null;
}
