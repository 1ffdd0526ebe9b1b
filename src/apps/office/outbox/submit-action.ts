import { submitOfficeAction, type OfficeResult } from '@/offline/office/submit-office-action';
import type { OfficeAction } from '@/offline/office/office-entry';
import { officeContext } from './office-context';

/** What is under way with a person waiting for it, who is told there. */
const awaited = new Set<string>();

/** Names an action, however often it is tried. */
function nameOf(about: string, action: OfficeAction): string {
  return `${about} ${action.kind} ${action.kind === 'status' ? action.status : action.draftId}`;
}

/** Puts an action of the signed-in admin into the office's outbox, and tells what became of it. */
export async function submitAction(about: string, action: OfficeAction): Promise<OfficeResult> {
  const name = nameOf(about, action);
  awaited.add(name);
  try {
    return await submitOfficeAction(about, action, officeContext);
  } finally {
    awaited.delete(name);
  }
}

/** Whether a person waits for the outcome of this. */
export function isAwaited(about: string, action: OfficeAction): boolean {
  return awaited.has(nameOf(about, action));
}
