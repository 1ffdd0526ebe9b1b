import { useEffect } from 'react';
import { counted } from '@domain/text/counted';
import { dropOfficeRecords } from '@/firebase/documents/office-firestore';
import { stopSending } from '@/firebase/session/own-access';
import { isUnsent } from '@/offline/office/office-entry';
import { useOfficeEntries } from '@/offline/office/use-office-entries';
import { isUnsentFilm, useDeviceFilms } from '@/films/device-films';
import { isUnsentPhoto, useDevicePhotos } from '@/photos/device-photos';
import { useToast } from '@/ui/use-toast';
import { NoAccessPage } from './no-access-page';

interface TurnedOffPageProps {
  readonly uid: string;
  readonly email: string;
}

/**
 * For a member whose access an owner turned off. The office's records leave the device; what wasn't sent yet stays on it,
 * for the member's next session after an owner turned the access on again.
 */
export function TurnedOffPage({ uid, email }: TurnedOffPageProps) {
  const changes = useOfficeEntries(uid).filter(isUnsent).length;
  const photos = useDevicePhotos().records.filter(isUnsentPhoto).length;
  const films = useDeviceFilms().records.filter(isUnsentFilm).length;
  const toast = useToast();
  useEffect(() => {
    stopSending();
    // One that is still shown may name a client.
    toast(null);
    // ignored: another tab still has the records open, and removes them when it shows this page
    dropOfficeRecords().catch(() => undefined);
  }, [toast]);
  return (
    <NoAccessPage
      email={email}
      title="Your access is turned off"
      text={[
        'An owner of your team turned it off. Ask them to turn it on again.',
        lockedWords(changes, photos, films),
      ]
        .filter(Boolean)
        .join(' ')}
      onRetry={() => {
        location.reload();
        return Promise.resolve();
      }}
    />
  );
}

/** What stays on the device unsent; '' for nothing. */
function lockedWords(changes: number, photos: number, films: number): string {
  const parts = [
    changes > 0 && counted(changes, 'change'),
    photos > 0 && counted(photos, 'photo'),
    films > 0 && counted(films, 'film'),
  ].filter((part) => part !== false);
  const unsent = new Intl.ListFormat('en-US').format(parts);
  if (unsent === '') return '';
  const [stay, are] = changes + photos + films === 1 ? ['stays', 'is'] : ['stay', 'are'];
  return `${unsent} of yours that we don’t have yet ${stay} locked on this device, and ${are} sent once you have access and sign in here again.`;
}
