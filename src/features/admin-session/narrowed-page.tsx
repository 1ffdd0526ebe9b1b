import { useEffect } from 'react';
import { cacheHasOffice, cacheOwner } from '@/firebase/documents/cache-owner';
import { dropOfficeRecords } from '@/firebase/documents/office-firestore';
import { LoadingPage } from './loading-page';

/** For an admin who has become an inspector: what only the office reads leaves the device, and the page loads again. */
export function NarrowedPage() {
  useEffect(() => {
    void dropOfficeRecords()
      .catch(() => {
        // ignored: another tab still has the records open. Unless it deletes them, they are deleted before the next use.
        if (cacheHasOffice.get()) cacheOwner.set('');
      })
      .then(() => location.reload());
  }, []);
  return <LoadingPage />;
}
