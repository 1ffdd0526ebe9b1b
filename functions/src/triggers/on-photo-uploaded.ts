import '../platform/options';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { findingOfPhoto } from '@domain/report/photo-path';
import { receivePhoto } from '../photo/receive-photo';
import { event } from '../platform/event';
import { endDownloadTokens } from '../records/file/end-download-tokens';

/**
 * Processes a photo on upload; if the trigger is missed, office-photo-confirm does it. Removes download tokens from
 * every uploaded file.
 */
export const onPhotoUploaded = onObjectFinalized(
  { memory: '1GiB' },
  event('photo-uploaded', async ({ data }) => {
    await endDownloadTokens(data.name);
    if (findingOfPhoto(data.name) !== null) await receivePhoto(data.name, new Date());
  }),
);
