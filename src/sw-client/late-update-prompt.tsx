import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readUpdateState, subscribeToUpdateState } from './update-state';

const UpdatePrompt = lazy(() =>
  import('./update-prompt').then(
    ({ UpdatePrompt: Prompt }) => ({ default: Prompt }),
    // ignored: the server now has only the new version's files. The page continues without the prompt.
    () => ({ default: () => null }),
  ),
);

/** The update prompt, loaded when there is an update, which is rare on a phone. */
export function LateUpdatePrompt() {
  const state = useSyncExternalStore(subscribeToUpdateState, readUpdateState, () => 'none' as const);
  if (state === 'none') return null;
  return (
    <Suspense fallback={null}>
      <UpdatePrompt />
    </Suspense>
  );
}
