import { liveRecords } from '@/shared/device-records/live-records';
import { subscribeToPhotos, type PhotoProgress } from './device/photo-changes';
import type { PhotoRecord } from './device/photo-record';
import { listPhotos } from './device/photo-store';

export { isUnsentPhoto } from './device/photo-record';

/** The signed-in admin's photos on this device. */
export const useDevicePhotos = liveRecords<PhotoRecord, PhotoProgress>({
  list: listPhotos,
  subscribe: (listener) => subscribeToPhotos((change) => listener(change.type === 'share' ? change : null)),
  fault: 'device photos not listed',
});
