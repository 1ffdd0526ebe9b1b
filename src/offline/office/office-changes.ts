import { changeChannel } from '../engine/change-channel';

/** Changes of the office's entries or drafts. */
export const officeChanges = changeChannel<'changed'>('office-outbox');

/**
 * Calls the listener after each change of the office's entries or drafts, in any tab. Returns the function that
 * unsubscribes.
 */
export function onOfficeChange(listener: () => void): () => void {
  return officeChanges.subscribe(listener);
}

/** Notifies this tab and the others of a change. */
export function announceOfficeChange(): void {
  officeChanges.announce('changed');
}
