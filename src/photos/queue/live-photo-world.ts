import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { uploadFile } from '@/firebase/storage/office-storage';
import { shrinkPhoto } from '../prepare/shrink-photo';
import type { PhotoWorld } from './photo-world';

export const livePhotoWorld: PhotoWorld = {
  now: () => Date.now(),
  shrink: shrinkPhoto,
  upload: (path, bytes, onShare) => uploadFile({ path, bytes, contentType: 'image/jpeg', onShare }),
  confirm: (path, sha256) => callAsAdmin('office-photo-confirm', { path, sha256 }),
  answerLimitMs: 30_000,
};
