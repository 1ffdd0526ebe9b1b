import { Timestamp } from 'firebase-admin/firestore';
import { logs } from '../platform/logs';
import { privateCalendars } from '../records/team/private-calendar';
import { readCalendar } from './read-calendar';

const atOnce = 10;

/** Reads the private calendars that are due, the longest waiting first. @returns how many could be read */
export async function sweepCalendars(clock: () => Date): Promise<number> {
  const due = await privateCalendars()
    .where('next_read_at', '<=', Timestamp.fromDate(clock()))
    .orderBy('next_read_at')
    .limit(atOnce)
    .select()
    .get();
  const read = await Promise.all(
    due.docs.map(async ({ id }) => {
      try {
        return (await readCalendar(id, clock()))?.failure === null;
      } catch (error) {
        logs.calendarNotRead(id, error);
        return false;
      }
    }),
  );
  return read.filter(Boolean).length;
}
