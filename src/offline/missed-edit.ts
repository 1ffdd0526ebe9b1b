import type { MissedEdit } from './outbox-entry';
import { sameJson } from './same-json';

/** The `missed` field of a sent entry: the server's version and the last edit. No field if they are equal. */
export function missedEdit(stored: unknown, edited: unknown): { readonly missed?: MissedEdit } {
  return sameJson(stored, edited) ? {} : { missed: { stored, edited } };
}
