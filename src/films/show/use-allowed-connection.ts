import { useSyncExternalStore } from 'react';
import { isConnectionAllowed, onConnectionChange } from '../queue/allowed-connection';

/** Whether films may be uploaded on the present connection, live. */
export function useAllowedConnection(): boolean {
  return useSyncExternalStore(onConnectionChange, isConnectionAllowed);
}
