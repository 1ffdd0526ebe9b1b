import Button from '@mui/material/Button';
import { useState } from 'react';
import { counted } from '@domain/text/counted';
import { within } from '@domain/time/within';
import { signOut } from '@/firebase/session/sign-out';
import { reportedAs } from '@/logging/report-fault';
import { isUnsent } from '@/offline/office/office-entry';
import { isUnsentFilm, useDeviceFilms } from '@/films/device-films';
import { isUnsentPhoto, useDevicePhotos } from '@/photos/device-photos';
import { notificationMark } from '@/shared/notifications/notification-mark';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Icon } from '@/ui/icon';
import { useOwnEntries } from './use-own-entries';

/** Sign Out, with a confirmation while entries are unsent. */
export function SignOutButton() {
  const entries = useOwnEntries().filter(isUnsent);
  const photos = useDevicePhotos().records.filter(isUnsentPhoto);
  const films = useDeviceFilms().records.filter(isUnsentFilm);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void endNotifications().then(signOut);
  };
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        disabled={leaving}
        startIcon={<Icon name="sign-out" size={18} />}
        onClick={() => (entries.length + photos.length + films.length > 0 ? setAsking(true) : leave())}
        sx={{ flex: 'none' }}
      >
        <span className="words">{leaving ? 'Signing out...' : 'Sign Out'}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title="Sign out before everything is sent?"
        confirm="Sign Out"
        confirming="Signing out..."
        cancel="Stay signed in"
        destructive
        running={leaving}
        onConfirm={() => {
          leave();
          return Promise.resolve(false);
        }}
        onClose={() => setAsking(false)}
      >
        {unsentWords(entries.length, photos.length, films.length)} Your work stays on this device and is sent
        once you sign in here again. No one else can see it.
      </ConfirmDialog>
    </>
  );
}

/** Milliseconds that Sign Out waits for it; the device's push service ends it later otherwise. */
const endsWithinMs = 3000;

/** Ends the office's notifications on this device, as the next person who uses it may be someone else. */
async function endNotifications(): Promise<void> {
  if (localStorage.getItem(notificationMark('office')) === null) return;
  const { endOfficeDevice } = await import('../office-device');
  const ended = endOfficeDevice().catch(reportedAs('notifications not ended', undefined));
  await within(endsWithinMs, ended, () => undefined);
}

function unsentWords(entries: number, photos: number, films: number): string {
  const parts = [
    entries > 0 && (entries === 1 ? '1 change' : `${entries} changes`),
    photos > 0 && (photos === 1 ? '1 photo' : `${photos} photos`),
    films > 0 && counted(films, 'film'),
  ].filter((part) => part !== false);
  return `The server doesn’t have ${new Intl.ListFormat('en-US').format(parts)} of yours yet.`;
}
