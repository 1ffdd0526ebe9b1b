import { useAdminSession } from '@/firebase/use-admin-session';
import { useConnection } from '@/offline/connectivity';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { useDevicePhotos } from './device/device-photos';
import { usePhotoToasts } from './use-photo-toasts';

/** How many photos of this device the server does not have, and why; nothing where it has all. One of them on a page. */
export function PhotoQueueSummary() {
  usePhotoToasts();
  const { connected } = useConnection();
  const { state } = useAdminSession();
  const { records } = useDevicePhotos();
  const inReports = records.filter(({ removedAt }) => removedAt === 0);
  const waiting = inReports.filter((photo) => photo.state === 'waiting' || photo.state === 'original').length;
  const unusable = inReports.filter((photo) => photo.state === 'unusable').length;
  if (waiting + unusable === 0) return null;
  return (
    <Notice tone={unusable > 0 ? 'error' : 'calm'} role="status">
      <Icon name={unusable > 0 ? 'alert' : connected ? 'upload' : 'cloud-off'} />
      <div>
        {waiting > 0 && (
          <p>
            <strong>
              {waiting === 1
                ? '1 photo is on this device alone.'
                : `${waiting} photos are on this device alone.`}
            </strong>{' '}
            {waiting === 1 ? 'It is' : 'They are'}{' '}
            {state === 'expired'
              ? 'uploaded once you have signed in again.'
              : connected
                ? 'being uploaded.'
                : 'uploaded as soon as the connection is back.'}
          </p>
        )}
        {unusable > 0 && (
          <p>
            {unusable === 1
              ? '1 photo cannot be used. Its finding says why.'
              : `${unusable} photos cannot be used. Their findings say why.`}
          </p>
        )}
      </div>
    </Notice>
  );
}
