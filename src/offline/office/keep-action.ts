import { isWaiting } from '../engine/sendable';
import { announceOfficeChange } from './office-changes';
import {
  actionKey,
  isOnJob,
  laneOf,
  officeEntryVersion,
  type OfficeAction,
  type OfficeEntry,
} from './office-entry';
import { readOfficeEntries } from './office-store';
import { officeTransaction } from './office-transaction';

export interface DoneAction {
  readonly owner: string;
  /** The client's name, as it is shown. */
  readonly about: string;
  readonly action: OfficeAction;
}

/**
 * Stores an admin's action on the device in one transaction. A waiting action is not stored twice; a refused report
 * is replaced by its edited version. A report that is submitted for review replaces its refused generation, with the
 * email that waits for that.
 * @throws Error if the device can't store it.
 */
export async function keepAction(done: DoneAction, now: number): Promise<OfficeEntry> {
  const entry = await officeTransaction(async (stores) => {
    const own = await readOfficeEntries(stores, done.owner);
    const same = own.filter((other) => isSame(other.action, done.action));
    const waiting = same.find(isWaiting);
    if (waiting) return waiting;
    for (const earlier of own) if (isReplacedBy(earlier, done.action)) await stores.outbox.delete(earlier.id);
    for (const earlier of own) {
      if (same.includes(earlier) || isMailOf(earlier.action, done.action))
        await stores.outbox.delete(earlier.id);
    }
    const next: OfficeEntry = {
      version: officeEntryVersion,
      id: crypto.randomUUID(),
      ...done,
      lane: laneOf(done.action),
      turn: Math.max(0, ...own.map(({ turn }) => turn)) + 1,
      idempotencyKey: crypto.randomUUID(),
      state: 'queued',
      createdAt: now,
      changedAt: now,
      attempts: 0,
      kept: false,
      outcomeUnknown: false,
      notBefore: 0,
    };
    await stores.outbox.put(next);
    return next;
  });
  announceOfficeChange();
  return entry;
}

/** Whether it sends the report that is submitted, which has to be approved first. */
function isMailOf(action: OfficeAction, submitted: OfficeAction): boolean {
  return action.kind === 'send' && submitted.kind === 'submit' && action.draftId === submitted.draftId;
}

/** Whether a note that surely didn't reach the server is replaced by a newer one. */
function isReplacedBy({ action, state, outcomeUnknown }: OfficeEntry, next: OfficeAction): boolean {
  const isSettled = state !== 'sending' && !outcomeUnknown;
  return isSettled && action.kind === 'note' && next.kind === 'note' && action.bookingId === next.bookingId;
}

function isSame(one: OfficeAction, other: OfficeAction): boolean {
  if (isOnJob(one) || isOnJob(other)) {
    return one.kind === other.kind && actionKey(one) === actionKey(other);
  }
  return (one.kind === other.kind || (isFirst(one) && isFirst(other))) && one.draftId === other.draftId;
}

/** Whether it is a draft's first report, generated or submitted. */
function isFirst({ kind }: OfficeAction): boolean {
  return kind === 'generate' || kind === 'submit';
}
