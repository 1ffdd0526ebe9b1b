import '../platform/options';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { event } from '../platform/event';
import { receivePhoto } from './receive-photo';

/** Receives a photo as soon as it is there; what it misses, the device's own question brings. */
export const onPhotoUploaded = onObjectFinalized(
  { memory: '1GiB' },
  event('photo-uploaded', ({ data }) => receivePhoto(data.name, new Date())),
);
