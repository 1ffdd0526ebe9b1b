import { daysInWords } from '@domain/text/counted';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The time since an instant (ISO 8601), in words; '' for none. A future instant, from a slow clock, reads as just
 * now.
 */
export function age(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (Number.isNaN(passed)) return '';
  if (passed < minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  return `${daysInWords(Math.floor(passed / day))} ago`;
}
