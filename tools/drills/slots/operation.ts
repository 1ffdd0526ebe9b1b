import { windowAt } from '@domain/appointment/arrival';
import { collections } from '@domain/firestore/paths';
import { hourlySlots } from '@domain/request/time-slots';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import type { Caller } from './ask-twice';
import type { Accepted } from './check-stores';
import { settings, windowsOn } from './slots-world';
import { storedPlacement } from './stored-placement';

/** A date and time, as calls take them. */
export interface Wish {
  readonly scheduled_date: string;
  readonly scheduled_time: string;
  readonly scheduled_until: string | null;
}

/** One operation of a drill. */
export interface Operation extends Caller {
  readonly index: number;
  readonly wish: Wish;
}

/** Whether it was accepted. */
export type Played = Promise<boolean>;

export const pick = <Value>({ random }: Caller, values: readonly Value[]): Value =>
  values[random.below(values.length)]!;

export const placed = ({ scheduled_date: date, scheduled_time: from, scheduled_until: until }: Wish) => ({
  date,
  from,
  until,
});

/** Notes an accepted change of a job. */
export function note(
  { world: { ledger } }: Caller,
  change: Partial<Accepted> & Pick<Accepted, 'kind' | 'job' | 'actions'>,
): true {
  if (!ledger.jobs.includes(change.job)) ledger.jobs.push(change.job);
  ledger.accepted.push({ changed: {}, ...change });
  return true;
}

export const clientOf = ({ index }: Operation) => ({
  email: `client-${index}@example.com`,
  phone: '(312) 555-0117',
});

/** Who is asked to do a job; for none, it stays as it is. */
export function someone(operation: Operation): { readonly inspector_id?: string } {
  const { random, world } = operation;
  return random.chance(0.75) && world.inspectors.length > 0
    ? { inspector_id: pick(operation, world.inspectors) }
    : {};
}

/** The window in which a time is, or the one before it. */
export function windowOf({ scheduled_date, scheduled_time }: Wish): Wish {
  const starts = windowsOn(scheduled_date);
  const start = starts.findLast((each) => each <= scheduled_time) ?? starts[0] ?? '';
  return { scheduled_date, ...windowAt(start) };
}

/** A time on the hour instead of a window, as the site's short form and the office have it. */
export function hourOf(operation: Caller, wish: Wish): Wish {
  const starts = hourlySlots(settings.hours).map(({ value }) => hoursAndMinutes(value));
  return { ...wish, scheduled_time: pick(operation, starts), scheduled_until: null };
}

/** A known job of this status, most likely one of the last; undefined if none is found soon. */
export async function aJob(operation: Operation, status = 'scheduled') {
  const { world, random } = operation;
  for (let tries = 0; tries < 8; tries += 1) {
    const known = random.chance(0.6) ? world.ledger.jobs.slice(-40) : world.ledger.jobs;
    if (known.length === 0) return undefined;
    const id = pick(operation, known);
    const snapshot = await world.db.collection(collections.bookings).doc(id).get();
    const job = storedPlacement(snapshot);
    if (job?.status === status) return { id, job, snapshot };
  }
  return undefined;
}
