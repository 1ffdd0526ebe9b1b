/**
 * none: this page is the newest. available: a new version waits for the person. blocked: the person took it, but
 * another tab has unsaved input. updating: it activates, then this page reloads. elsewhere: another tab has
 * updated, and this page still runs the old version.
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
