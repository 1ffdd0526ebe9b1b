import { useEffect, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import type { PhotoState } from '../device/photo-record';
import { readPreview } from '../device/photo-store';
import { jpegAddress } from './jpeg-address';
import { serverPhoto } from './server-photos';

/** elsewhere: it is not on this device. unread: the device was not read yet. */
type Whereabouts = PhotoState | 'elsewhere' | 'unread';

/** The address of a photo's thumbnail, from this device or else from the server. Null until there is one. */
export function useSmallPhoto(path: string, state: Whereabouts): string | null {
  const [shown, setShown] = useState<{ readonly path: string; readonly url: string } | null>(null);
  const source = state === 'waiting' || state === 'received' ? 'device' : state;
  useEffect(() => {
    if (source !== 'device' && source !== 'elsewhere') return;
    let wanted = true;
    let release: () => void = () => undefined;
    void smallPhoto(path, source).then((photo) => {
      if (!photo) return;
      if (!wanted) return photo.release();
      release = photo.release;
      setShown({ path, url: photo.url });
    });
    return () => {
      wanted = false;
      release();
    };
  }, [path, source]);
  return shown?.path === path ? shown.url : null;
}

async function smallPhoto(path: string, source: 'device' | 'elsewhere') {
  const preview =
    source === 'device'
      ? await readPreview(path).catch(reportedAs('a preview not read', undefined))
      : undefined;
  if (preview) return jpegAddress(preview);
  const photo = await serverPhoto(path);
  return photo && { url: photo.previewUrl, release: () => undefined };
}
