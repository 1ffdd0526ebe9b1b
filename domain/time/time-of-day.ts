/** Local time of the business, `HH:MM` (24 hours). */
export type TimeOfDay = string;

/** True for `HH:MM` and `HH:MM:SS` with hours to 23 and minutes and seconds to 59. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/** `HH:MM` of `HH:MM` or `HH:MM:SS`. */
export function hoursAndMinutes(time: string): TimeOfDay {
  return time.slice(0, 5);
}

/** `8:00 AM`. */
export function clockTime(time: TimeOfDay): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `8 AM`, `12:30 PM`: as people write it. */
export function hourInWords(time: TimeOfDay): string {
  return clockTime(time).replace(':00', '');
}

/**
 * The time `minutes` later; past midnight the hours go on beyond 23, so that it still sorts after every time of the
 * day.
 */
export function addMinutes(time: TimeOfDay, minutes: number): TimeOfDay {
  const total = minutesOfDay(time) + minutes;
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

/** Minutes since midnight. */
export function minutesOfDay(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
