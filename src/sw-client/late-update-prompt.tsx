import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readUpdateState, subscribeToUpdateState } from './update-state';

const UpdatePrompt = lazy(async () => ({
  default: (await import('./update-prompt')).UpdatePrompt,
}));

/** The prompt, loaded once there is something to prompt for: who is on a phone seldom meets an update. */
export function LateUpdatePrompt() {
  const state = useSyncExternalStore(subscribeToUpdateState, readUpdateState, () => 'none' as const);
  if (state === 'none') return null;
  return (
    <Suspense fallback={null}>
      <UpdatePrompt />
    </Suspense>
  );
}
