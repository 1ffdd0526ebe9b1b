import '../platform/options';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { filmAt } from '@domain/film/film-path';
import { event } from '../platform/event';

/**
 * Processes a photo or a film on upload; if the trigger is missed, office-photo-confirm and the sweeper do it. Removes
 * download tokens from every uploaded file. The time is for reading a film of 4 GiB.
 */
export const onPhotoUploaded = onObjectFinalized(
  { memory: '1GiB', timeoutSeconds: 540 },
  event('photo-uploaded', async ({ data }) => {
    const { endDownloadTokens } = await import('../records/file/end-download-tokens');
    await endDownloadTokens(data.name);
    if (filmAt(data.name) !== null) {
      const { receiveFilm } = await import('../film/receive-film');
      await receiveFilm(data.name, new Date());
      return;
    }
    const { findingOfPhoto } = await import('@domain/report/photo-path');
    if (findingOfPhoto(data.name) === null) return;
    const { receivePhoto } = await import('../photo/receive-photo');
    await receivePhoto(data.name, new Date());
  }),
);
