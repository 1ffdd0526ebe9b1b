import { callable } from '../platform/callable';
import { receivePhoto } from './receive-photo';

/** office-photo-confirm: a device may delete its copy only after `received`. */
export const confirmPhoto = callable('office-photo-confirm', async ({ now, parse }) => {
  const { path, sha256 } = parse();
  const photo = await receivePhoto(path, now);
  if (!photo) return { state: 'missing' };
  if (photo.refusal) return { state: 'refused', refusal: photo.refusal };
  return { state: photo.sha256 === sha256 ? 'received' : 'differs' };
});
