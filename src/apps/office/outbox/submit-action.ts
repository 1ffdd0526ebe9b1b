import { submitOfficeAction, type OfficeResult } from '@/offline/office/submit-office-action';
import { actionKey, type OfficeAction } from '@/offline/office/office-entry';
import { officeContext } from './office-context';

/** Actions in progress whose result is shown where they were started. */
const awaited = new Set<string>();

/** Identifies an action across its attempts. */
function nameOf(about: string, action: OfficeAction): string {
  return `${about} ${actionKey(action)}`;
}

/** Puts an action of the signed-in admin into the office's outbox, and returns its result. */
export async function submitAction(about: string, action: OfficeAction): Promise<OfficeResult> {
  const name = nameOf(about, action);
  awaited.add(name);
  try {
    return await submitOfficeAction(about, action, officeContext);
  } finally {
    awaited.delete(name);
  }
}

/** Whether the result of this action is shown where it was started. */
export function isAwaited(about: string, action: OfficeAction): boolean {
  return awaited.has(nameOf(about, action));
}
