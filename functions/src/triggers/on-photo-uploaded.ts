import '../platform/options';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { findingOfPhoto } from '@domain/report/photo-path';
import { event } from '../platform/event';

/**
 * Processes a photo on upload; if the trigger is missed, office-photo-confirm does it. Removes download tokens from
 * every uploaded file.
 */
export const onPhotoUploaded = onObjectFinalized(
  { memory: '1GiB' },
  event('photo-uploaded', async ({ data }) => {
    const { endDownloadTokens } = await import('../records/file/end-download-tokens');
    await endDownloadTokens(data.name);
    if (findingOfPhoto(data.name) === null) return;
    const { receivePhoto } = await import('../photo/receive-photo');
    await receivePhoto(data.name, new Date());
  }),
);
