/**
 * none: this page is the newest. available: a new version waits for a word. blocked: it was given, but another tab holds
 * unsaved input. updating: it takes over, then this page reloads. elsewhere: another tab has updated, this page still runs
 * the old version.
 */
export type UpdateState = 'none' | 'available' | 'blocked' | 'updating' | 'elsewhere';

let state: UpdateState = 'none';
const listeners = new Set<() => void>();

export function readUpdateState(): UpdateState {
  return state;
}

export function setUpdateState(next: UpdateState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeToUpdateState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
