import { Timestamp } from 'firebase-admin/firestore';
import { movableDays } from '@domain/appointment/appointment-limits';
import { business } from '@domain/business/business';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import type { BusyDays, StoredBusyTimes } from '@domain/inspector/busy-times';
import type { CalendarProblem } from '@domain/inspector/calendar-problem';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { admins } from '../platform/admins';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { readableRecord } from '../platform/readable';
import { settingsNow } from '../platform/settings-now';
import {
  addressOf,
  busyTimes,
  deleteCalendar,
  lapseOf,
  privateCalendars,
  type Seen,
  type StoredCalendar,
} from '../records/team/private-calendar';
import { buildChangedMonths } from './build-changed-months';
import { busyIn, type Days } from './busy-in';
import { fetchCalendar } from './fetch-calendar';

const everyMs = 15 * 60_000;

type Read =
  | { readonly state: 'read'; readonly days: BusyDays; readonly skipped: number; readonly seen: Seen | null }
  | { readonly state: 'unchanged' }
  | { readonly state: 'failed'; readonly problem: CalendarProblem };

/**
 * Reads an inspector's private calendar and stores when they are busy. One that can't be read leaves the last busy times
 * until they lapse. @returns the record as stored; undefined if there is none
 */
export async function readCalendar(uid: string, now: Date): Promise<StoredCalendar | undefined> {
  const reference = privateCalendars().doc(uid);
  const stored = readableRecord(await reference.get());
  if (!stored) return undefined;
  // First, so that one that breaks off is not tried again at once.
  const next_read_at = Timestamp.fromMillis(now.getTime() + everyMs);
  await reference.update({ next_read_at });
  const record = await admins().doc(uid).get();
  if (!record.exists) return removeCalendar(uid);
  const member = readableRecord(record);
  if (!member?.inspects || !member.active) return { ...stored, next_read_at };
  const read = await readNow(stored, now);
  const { calendar, before, after } = await commit('private-calendar-read', async (transaction) => {
    const current = readableRecord(await transaction.get(reference));
    const busy = readableRecord(await transaction.get(busyTimes().doc(uid)));
    const before = busy?.days ?? {};
    // Removed or changed while it was read.
    if (current?.address !== stored.address) return { calendar: current, before, after: before };
    const changed = { ...current, ...changeOf(current, read, now) };
    transaction.set(reference, changed);
    const after = read.state === 'read' ? read.days : before;
    const isChanged = canonicalJson(before) !== canonicalJson(after);
    const isRead = read.state === 'read' || (read.state === 'unchanged' && busy !== undefined);
    if (isRead && (isChanged || !busy || isOld(busy, now))) {
      transaction.set(busyTimes().doc(uid), { days: after, lapses_at: Timestamp.fromDate(lapseOf(now)) });
    }
    return { calendar: changed, before, after };
  });
  await buildChangedMonths(before, after, now);
  return calendar;
}

const renewMs = 3_600_000;

/** Whether the same busy times are written again: once an hour, because open pages read each write. */
function isOld({ lapses_at }: StoredBusyTimes<Timestamp>, now: Date): boolean {
  return lapseOf(now).getTime() - lapses_at.toMillis() >= renewMs;
}

/** Of a member whose record was removed by hand. */
async function removeCalendar(uid: string): Promise<undefined> {
  await commit('private-calendar-read', async (transaction) => {
    const member = await transaction.get(admins().doc(uid));
    if (!member.exists) deleteCalendar(transaction, uid);
  });
}

async function readNow(stored: StoredCalendar, now: Date): Promise<Read> {
  const days = daysRead(now);
  const read_for = `${days.from} ${days.to} ${business.timeZone}`;
  // Other days are read from the file, also from one that hasn't changed.
  const seen = stored.seen?.read_for === read_for ? stored.seen : null;
  const address = addressOf(stored);
  if (address === null) return { state: 'failed', problem: 'not-found' };
  const fetched = await fetchCalendar(address, {
    local: config.localCalendars,
    ...(seen && { etag: seen.etag, lastModified: seen.last_modified }),
  });
  if (fetched.state !== 'read') return fetched;
  const busy = await busyIn(fetched.text, days, business.timeZone);
  if (typeof busy === 'string') return { state: 'failed', problem: busy };
  const { etag, lastModified: last_modified } = fetched;
  return { state: 'read', ...busy, seen: etag || last_modified ? { etag, last_modified, read_for } : null };
}

/** From today to the last day that a client can choose. */
function daysRead(now: Date): Days {
  const from = calendarDateIn(business.timeZone, now);
  return { from, to: addDays(from, Math.max(movableDays, settingsNow().hours.horizonDays)) };
}

function changeOf({ failure }: StoredCalendar, read: Read, now: Date): Partial<StoredCalendar> {
  const at = Timestamp.fromDate(now);
  if (read.state === 'failed') {
    return { failure: { problem: read.problem, since: failure?.since ?? at }, seen: null };
  }
  if (read.state === 'unchanged') return { failure: null, read_at: at };
  const count = Object.values(read.days).reduce((sum, times) => sum + times.length, 0);
  return { failure: null, read_at: at, busy_times: count, skipped: read.skipped, seen: read.seen };
}
