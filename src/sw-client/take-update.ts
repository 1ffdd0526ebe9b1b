import type { WorkerQuestion } from '@/sw/messages';
import { hasUnsavedInputElsewhere } from './unsaved-input';
import { readUpdateState, setUpdateState } from './update-state';

/**
 * Activates the waiting version on the person's request and reloads this page, unless another tab would lose input.
 */
export async function takeUpdate(): Promise<void> {
  if (readUpdateState() === 'elsewhere') return location.reload();
  if (await hasUnsavedInputElsewhere()) return setUpdateState('blocked');
  const registration = await navigator.serviceWorker.ready;
  if (registration.waiting === null) return location.reload();
  setUpdateState('updating');
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const question: WorkerQuestion = { type: 'take-over' };
  registration.waiting.postMessage(question);
}
