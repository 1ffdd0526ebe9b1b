import { string } from 'yup';
import { isCalendarDate } from '../time/calendar-date';

/** A position in a list sorted by date, then id. */
export interface ListPlace {
  readonly date: string;
  readonly id: string;
}

/** `2026-03-05_id`. */
export function cursorOf({ date, id }: ListPlace): string {
  return `${date}_${id}`;
}

/** The position in a cursor; undefined for an invalid one. */
export function placeOf(cursor: string): ListPlace | undefined {
  const { date, id } = /^(?<date>\d{4}-\d{2}-\d{2})_(?<id>[A-Za-z0-9_-]{1,128})$/.exec(cursor)?.groups ?? {};
  return date !== undefined && id !== undefined && isCalendarDate(date) ? { date, id } : undefined;
}

/** Cursor of the last row received; null starts at the beginning. */
export const cursorField = string()
  .nullable()
  .defined()
  .test(
    'place',
    'This isn’t a valid place in the list.',
    (cursor) => cursor === null || placeOf(cursor ?? '') !== undefined,
  );
