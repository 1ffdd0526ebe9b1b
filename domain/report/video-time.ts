import { string } from 'yup';

const shape = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)$/;

/** Seconds from the video's beginning, of `12:34` or `1:02:03`; null for anything else. */
export function videoSeconds(time: string): number | null {
  const match = shape.exec(time.trim());
  if (!match) return null;
  const [, hours = '0', minutes, seconds] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** An optional place in the video. */
export const videoTimeField = string()
  .trim()
  .defined()
  .default('')
  .test(
    'time',
    'Enter the place in the video as minutes and seconds, like 12:34.',
    (value) => value === '' || videoSeconds(value) !== null,
  );
