import { numberInWords } from './number-in-words';

/** `1 photo`, `2 photos` */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** `1 hour`, `24 hours`. A business can promise any number, so no text adds the plural itself. */
export const hoursInWords = (hours: number): string => counted(hours, 'hour');

export const daysInWords = (days: number): string => counted(days, 'day');

export const yearsInWords = (years: number): string => counted(years, 'year');

/** As sentences write it: `two hours`, `one hour`, but `24 hours`. */
export const spelledHours = (hours: number): string =>
  `${numberInWords(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
