import { useEffect, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { readFile, readPreview } from '../device/photo-store';
import { jpegAddress } from './jpeg-address';
import { serverPhoto } from './server-photos';

export interface ShownPhoto {
  readonly state: 'shown';
  readonly url: string;
  /** Whether it is the small copy, because the large one was deleted here and the server can't be reached. */
  readonly small: boolean;
}

export type LargePhoto = ShownPhoto | { readonly state: 'loading' | 'missing' };

/** A photo in the best size available: the bytes to upload, else the server's, else the small copy. */
export function useLargePhoto(path: string): LargePhoto {
  const [photo, setPhoto] = useState<LargePhoto>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    let release = () => undefined as void;
    void largePhoto(path).then((found) => {
      if (!wanted) return found?.release();
      if (found) release = found.release;
      setPhoto(found ? { state: 'shown', url: found.url, small: found.small } : { state: 'missing' });
    });
    return () => {
      wanted = false;
      release();
    };
  }, [path]);
  return photo;
}

async function largePhoto(path: string) {
  const file = await readFile(path).catch(reportedAs('a photo not read', undefined));
  if (file) return { ...jpegAddress(file), small: false };
  const stored = await serverPhoto(path);
  if (stored && (await loads(stored.url))) return { url: stored.url, release: () => undefined, small: false };
  const preview = await readPreview(path).catch(reportedAs('a preview not read', undefined));
  return preview ? { ...jpegAddress(preview), small: true } : null;
}

/** The connection may fail between getting the address and loading the photo. */
async function loads(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    // ignored: the preview is shown instead
    () => false,
  );
}
