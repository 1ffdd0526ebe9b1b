import { reportedAs } from '@/logging/report-fault';
import { changePhoto } from './device/photo-store';

/**
 * Deletes a cleared draft's photos from this device: at once if the server has them, the others when it does. Call
 * it once the report is sent or in the outbox. Never throws.
 */
export async function forgetPhotos(paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await changePhoto(path, { done: true }).catch(reportedAs('a photo not forgotten', null));
}
