import { isWaiting } from '../engine/sendable';
import { announceOfficeChange } from './office-changes';
import { laneOf, officeEntryVersion, type OfficeAction, type OfficeEntry } from './office-entry';
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
 * is replaced by its edited version.
 * @throws Error if the device can't store it.
 */
export async function keepAction(done: DoneAction, now: number): Promise<OfficeEntry> {
  const entry = await officeTransaction(async (stores) => {
    const own = await readOfficeEntries(stores, done.owner);
    const same = own.filter((other) => isSame(other.action, done.action));
    const waiting = same.find(isWaiting);
    if (waiting) return waiting;
    for (const earlier of same) await stores.outbox.delete(earlier.id);
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

function isSame(one: OfficeAction, other: OfficeAction): boolean {
  if (one.kind === 'status' || other.kind === 'status') {
    return (
      one.kind === other.kind &&
      one.kind === 'status' &&
      other.kind === 'status' &&
      one.bookingId === other.bookingId &&
      one.status === other.status
    );
  }
  return one.kind === other.kind && one.draftId === other.draftId;
}
