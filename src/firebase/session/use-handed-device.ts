import { useMemo, useSyncExternalStore } from 'react';
import { handedDevice, type HandedDevice } from './handed-device';

/** The hand-over of this device, live across tabs; null while it isn't handed over. */
export function useHandedDevice(): HandedDevice | null {
  const stored = useSyncExternalStore(handedDevice.onChange, handedDevice.stored);
  return useMemo(() => handedDevice.read(stored), [stored]);
}
