import { useEffect } from 'react';
import { useToast } from '@/ui/use-toast';
import { subscribeToPhotos } from './device/photo-changes';
import { uploadFailed } from './upload-failed';

/** Photos that come in one after the other are told of once, when none has come for so long. */
const gatherMs = 4_000;

/** Says which photos the server has got, gathered, and which it has refused. */
export function usePhotoToasts(): void {
  const toast = useToast();
  useEffect(() => {
    let received = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      toast({
        title: 'Photo uploaded',
        ...(received > 1 && { description: `${received} photos are safe with the server.` }),
      });
      received = 0;
    };
    const stop = subscribeToPhotos(({ type }) => {
      if (type === 'refused') toast(uploadFailed);
      if (type !== 'received') return;
      received += 1;
      clearTimeout(timer);
      timer = setTimeout(tell, gatherMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [toast]);
}
