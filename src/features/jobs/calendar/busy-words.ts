import type { TakenTime } from '@domain/appointment/taken-time';
import { addMinutes, hourInWords } from '@domain/time/time-of-day';

/** 'Busy 9 AM to 10:30 AM', or 'Busy all day'. */
export function busyWords({ from, to }: TakenTime): string {
  if (from === 0 && to === 1440) return 'Busy all day';
  const time = (minutes: number) => hourInWords(addMinutes('00:00', minutes % 1440));
  return `Busy ${time(from)} to ${time(to)}`;
}
