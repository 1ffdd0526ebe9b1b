import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readUpdateState, subscribeToUpdateState } from './update-state';

const UpdatePrompt = lazy(() =>
  import('./update-prompt').then(
    ({ UpdatePrompt: Prompt }) => ({ default: Prompt }),
    // The server has the new version's files alone by now. This page goes on without a word of it, not blank.
    () => ({ default: () => null }),
  ),
);

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
