import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import type { StoredDay } from '@domain/day/day-record';
import { isSameEntry, takenOfDay, takingTime } from '@domain/day/taken-of-day';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { commit } from '../../platform/commit';
import { logs } from '../../platform/logs';
import { dayCheckReference } from './day-check';
import { days } from './stored-day';
import { jobs, readableJobs } from './stored-job';

type Entries = StoredDay['jobs'];

/**
 * Compares the days from yesterday on with their jobs, and corrects those that differ: where jobs are from before there
 * were days, or were written by the release before while this one was deployed. Anything else is a fault, and logged.
 * @returns how many days it corrected
 */
export async function checkDays(now: Date): Promise<number> {
  const first = (await dayCheckReference().get()).data() === undefined;
  const from = addDays(calendarDateIn(business.timeZone, now), -1);
  const [stored, found] = await Promise.all([entriesFrom(from), jobsFrom(from)]);
  const dates = new Set([...stored.keys(), ...found.keys()]);
  const differing = [...dates].filter((date) => !isSameDay(stored.get(date), found.get(date)));
  let corrected = 0;
  for (const date of differing) if (await correctDay(date)) corrected += 1;
  if (corrected > 0 && !first) logs.daysCorrected(corrected);
  await dayCheckReference().set({ checked_at: Timestamp.fromDate(now) });
  return corrected;
}

async function entriesFrom(from: CalendarDate): Promise<Map<CalendarDate, Entries>> {
  const found = await days().where(FieldPath.documentId(), '>=', from).get();
  return new Map(found.docs.map((day) => [day.id, day.data().jobs]));
}

async function jobsFrom(from: CalendarDate): Promise<Map<CalendarDate, Entries>> {
  const query = jobs().where('status', 'in', takingTime).where('scheduled_date', '>=', from);
  const found = new Map<CalendarDate, Record<string, Entries[string]>>();
  for (const { id, job } of readableJobs((await query.get()).docs)) {
    const taken = takenOfDay(job);
    if (taken) found.set(taken.date, { ...found.get(taken.date), [id]: taken.entry });
  }
  return found;
}

/** What was read apart may only seem to differ, so the transaction reads both again. @returns whether it wrote */
function correctDay(date: CalendarDate): Promise<boolean> {
  return commit('day-corrected', async (transaction) => {
    const reference = days().doc(date);
    const stored = (await transaction.get(reference)).data()?.jobs;
    const query = jobs().where('scheduled_date', '==', date);
    const { docs } = await transaction.get(query);
    const readable = new Map(readableJobs(docs).map(({ id, job }) => [id, takenOfDay(job)?.entry]));
    const found: Record<string, Entries[string]> = {};
    for (const { id } of docs) {
      // What a damaged job took stays taken, so that nobody else is given its time.
      const entry = readable.has(id) ? readable.get(id) : stored?.[id];
      if (entry) found[id] = entry;
    }
    if (isSameDay(stored, found)) return false;
    transaction.set(reference, { jobs: found });
    return true;
  });
}

function isSameDay(one: Entries = {}, other: Entries = {}): boolean {
  const ids = Object.keys(one);
  return (
    ids.length === Object.keys(other).length &&
    ids.every((id) => {
      const [entry, same] = [one[id], other[id]];
      return entry !== undefined && same !== undefined && isSameEntry(entry, same);
    })
  );
}
