import '../platform/options';
import { onObjectMetadataUpdated } from 'firebase-functions/v2/storage';
import { event } from '../platform/event';
import { endDownloadTokens } from '../records/file/end-download-tokens';

/** Removes download tokens created after the upload. */
export const onFileChanged = onObjectMetadataUpdated(
  event('file-changed', ({ data }) => endDownloadTokens(data.name)),
);
