import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in HTML from the build and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
