import { useSyncExternalStore } from 'react';
import { sessionMark } from './session-mark';

const subscribe = (listener: () => void) => sessionMark.subscribe(listener);
const isSet = () => sessionMark.isSet();

/** Whether a customer is signed in to the portal in this browser. */
export function useSessionMark(): boolean {
  return useSyncExternalStore(subscribe, isSet);
}
