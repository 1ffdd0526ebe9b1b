import type { Outbox } from '../engine/create-outbox';
import type { OfficeContext } from './office-context';
import type { OfficeEntry } from './office-entry';
import { officeOutbox } from './office-outbox';

let outbox: Outbox<OfficeEntry> | null = null;

/**
 * Starts this page's office sender once. It sends waiting entries now, when the connection, page or session comes
 * back, and on a timer while any wait.
 */
export function startOfficeSender(context: OfficeContext): void {
  outbox ??= officeOutbox(context);
  outbox.start();
}

/** Called when something can be sent: the session is back, or photos were uploaded. */
export function wakeOfficeSender(): void {
  outbox?.wake();
}
