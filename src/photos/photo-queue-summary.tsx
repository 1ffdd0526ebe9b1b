import { useAdminSession } from '@/firebase/session/use-admin-session';
import { useConnection } from '@/offline/connectivity';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { useDevicePhotos } from './device-photos';
import { usePhotoToasts } from './show/use-photo-toasts';

/** How many photos of this device are not uploaded, and why; nothing where all are. Use it once per page. */
export function PhotoQueueSummary() {
  usePhotoToasts();
  const { connected, offline } = useConnection();
  const { state } = useAdminSession();
  const { records } = useDevicePhotos();
  const inReports = records.filter(({ removedAt }) => removedAt === 0);
  const waiting = inReports.filter((photo) => photo.state === 'waiting' || photo.state === 'original').length;
  const unusable = inReports.filter((photo) => photo.state === 'unusable').length;
  if (waiting + unusable === 0) return null;
  return (
    <Notice tone={unusable > 0 ? 'error' : 'calm'} role="status">
      <Icon name={unusable > 0 ? 'alert' : offline ? 'cloud-off' : 'upload'} />
      <div>
        {waiting > 0 && (
          <p>
            <strong>
              {waiting === 1
                ? '1 photo is only on this device.'
                : `${waiting} photos are only on this device.`}
            </strong>{' '}
            {state === 'expired'
              ? 'Uploads once you sign in again.'
              : connected
                ? 'Uploading now.'
                : offline
                  ? 'Uploads as soon as you’re back online.'
                  : 'Uploads as soon as our server answers.'}
          </p>
        )}
        {unusable > 0 && (
          <p>
            {unusable === 1
              ? '1 photo can’t be used. Its finding says why.'
              : `${unusable} photos can’t be used. Their findings say why.`}
          </p>
        )}
      </div>
    </Notice>
  );
}
