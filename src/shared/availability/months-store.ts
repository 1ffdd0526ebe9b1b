import {
  monthAddress,
  type AvailableTimes,
  type Month,
  type MonthAvailability,
} from '@domain/availability/month';
import { hasFields, isObject, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';

/** The rest is checked where it is read: an unknown time counts as taken, an unknown day as unknown. */
const isTimes = (value: unknown): value is AvailableTimes =>
  isObject(value) && Object.values(value).every(isObject);
const isMonthAvailability = hasFields<MonthAvailability>({ month: isText, windows: isTimes, hours: isTimes });

/** Less than the half minute after which the form asks again. */
const freshForMs = 25_000;
const longestWaitMs = 5_000;

interface Known {
  readonly answer: MonthAvailability | null;
  readonly askedAt: number;
  /** Of its question among all. */
  readonly place: number;
}

const known = new Map<Month, Known>();
const asking = new Map<Month, Promise<void>>();
const listeners = new Set<() => void>();
let questions = 0;

/** What the server said last of a month; null if it hasn't yet. */
export function knownMonth(month: Month): MonthAvailability | null {
  return known.get(month)?.answer ?? null;
}

/** Forgets every month, for tests. */
export function forgetMonths(): void {
  known.clear();
  asking.clear();
}

/** Calls back when a month changes. */
export function subscribeToMonths(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks for a month whose answer is old or missing; with `now`, in any case and past all caches. Without an answer, what is
 * known stays. Never fails.
 */
export async function askForMonth(month: Month, { now = false } = {}): Promise<void> {
  if (now) {
    await ask(month, `?at=${Date.now()}`);
    return;
  }
  const last = known.get(month)?.askedAt ?? 0;
  if (Date.now() - last < freshForMs) return;
  const asked = asking.get(month) ?? ask(month).finally(() => asking.delete(month));
  asking.set(month, asked);
  await asked;
}

/** @param query Hosting caches by it; the route and the function ignore it. */
async function ask(month: Month, query = ''): Promise<void> {
  const askedAt = Date.now();
  // The answer to an earlier question can come later.
  const place = ++questions;
  const answer = await fetched(monthAddress(month) + query);
  const last = known.get(month);
  if (last && last.place > place) return;
  known.set(month, { answer: answer ?? knownMonth(month), askedAt, place });
  if (answer) for (const listener of listeners) listener();
}

async function fetched(address: string): Promise<MonthAvailability | null> {
  try {
    const signal = AbortSignal.timeout(longestWaitMs);
    const response = await fetch(address, { cache: 'no-cache', credentials: 'omit', signal });
    return response.ok ? readJson(await response.text(), isMonthAvailability) : null;
  } catch {
    // ignored: without an answer the form offers all times, as it does without a connection
    return null;
  }
}
