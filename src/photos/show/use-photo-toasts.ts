import { useEffect } from 'react';
import { useToast } from '@/ui/use-toast';
import { subscribeToPhotos } from '../device/photo-changes';
import { uploadFailed } from './upload-failed';

/** Uploads in quick succession get one toast, after this debounce. */
const gatherMs = 4_000;

/** Shows toasts for uploaded photos, grouped, and for refused ones. */
export function usePhotoToasts(): void {
  const toast = useToast();
  useEffect(() => {
    let received = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notify = () => {
      toast({
        title: 'Photo uploaded',
        ...(received > 1 && { description: `${received} photos are safe on the server.` }),
      });
      received = 0;
    };
    const stop = subscribeToPhotos(({ type }) => {
      if (type === 'refused') toast(uploadFailed);
      if (type !== 'received') return;
      received += 1;
      clearTimeout(timer);
      timer = setTimeout(notify, gatherMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [toast]);
}
