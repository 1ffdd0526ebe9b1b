import { string } from 'yup';
import { isCalendarDate } from '../time/calendar-date';

/** The place in a list that is sorted by a date and then by id. */
export interface ListPlace {
  readonly date: string;
  readonly id: string;
}

/** `2026-03-05_id`. */
export function cursorOf({ date, id }: ListPlace): string {
  return `${date}_${id}`;
}

/** The place that a cursor names; undefined where it names none. */
export function placeOf(cursor: string): ListPlace | undefined {
  const { date, id } = /^(?<date>\d{4}-\d{2}-\d{2})_(?<id>[A-Za-z0-9_-]{1,128})$/.exec(cursor)?.groups ?? {};
  return date !== undefined && id !== undefined && isCalendarDate(date) ? { date, id } : undefined;
}

/** After which row a list goes on; null begins it. */
export const cursorField = string()
  .nullable()
  .defined()
  .test(
    'place',
    'This is no place in the list.',
    (cursor) => cursor === null || placeOf(cursor ?? '') !== undefined,
  );
