import '../platform/options';
import { onObjectMetadataUpdated } from 'firebase-functions/v2/storage';
import { event } from '../platform/event';

/** Removes download tokens created after the upload. */
export const onFileChanged = onObjectMetadataUpdated(
  event('file-changed', async ({ data }) => {
    const { endDownloadTokens } = await import('../records/file/end-download-tokens');
    await endDownloadTokens(data.name);
  }),
);
