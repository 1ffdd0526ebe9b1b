import { useEffect } from 'react';
import { counted } from '@domain/text/counted';
import { dropOfficeRecords } from '@/firebase/documents/office-firestore';
import { stopSending } from '@/firebase/session/own-access';
import { refreshAccess } from '@/firebase/session/refresh-access';
import { isUnsent } from '@/offline/office/office-entry';
import { useOfficeEntries } from '@/offline/office/use-office-entries';
import { isUnsentFilm, useDeviceFilms } from '@/films/device-films';
import { isUnsentPhoto, useDevicePhotos } from '@/photos/device-photos';
import { useToast } from '@/ui/use-toast';
import { NoAccessPage } from './no-access-page';

/** `turned-off`: an owner turned it off. `not-listed`: the account has no record, or not the claim. */
export type EndedAccess = 'turned-off' | 'not-listed';

interface AccessEndedPageProps {
  readonly uid: string;
  readonly email: string;
  readonly reason: EndedAccess;
}

const words: Readonly<Record<EndedAccess, { readonly title: string; readonly text: string }>> = {
  'turned-off': {
    title: 'Your access is turned off',
    text: 'An owner of your team turned it off. Ask them to turn it on again.',
  },
  'not-listed': {
    title: 'This account has no access',
    text: 'It isn’t on the list of admins, or it was removed. Ask the system administrator, or sign out and use another account.',
  },
};

/**
 * For a member whose access an owner turned off, or who was removed. The office's records leave the device; what wasn't
 * sent yet stays on it, for the member's next session after an owner turned the access on again.
 */
export function AccessEndedPage({ uid, email, reason }: AccessEndedPageProps) {
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
      title={words[reason].title}
      text={[words[reason].text, lockedWords(changes, photos, films)].filter(Boolean).join(' ')}
      onRetry={async () => {
        // Turned off, the account can't get a token.
        if (reason === 'not-listed') await refreshAccess();
        location.reload();
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
