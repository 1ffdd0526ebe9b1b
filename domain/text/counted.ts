import { numberInWords } from './number-in-words';

/** A count, or the least that there is where counting stopped. */
export type Count = number | { readonly count: number; readonly orMore: boolean };

/** `12`, `1,200`, or `200+` where counting stopped at 200. */
export function countWords(count: Count): string {
  if (typeof count === 'number') return count.toLocaleString('en-US');
  return `${countWords(count.count)}${count.orMore ? '+' : ''}`;
}

/** `1 photo`, `1,200 photos`, `1+ photos` */
export function counted(count: Count, one: string, more = `${one}s`): string {
  const words = countWords(count);
  return `${words} ${words === '1' ? one : more}`;
}

/** `1 hour`, `24 hours`. A business can promise any number, so no text adds the plural itself. */
export const hoursInWords = (hours: number): string => counted(hours, 'hour');

export const daysInWords = (days: number): string => counted(days, 'day');

export const yearsInWords = (years: number): string => counted(years, 'year');

/** As sentences write it: `two hours`, `one hour`, but `24 hours`. */
export const spelledHours = (hours: number): string =>
  `${numberInWords(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
