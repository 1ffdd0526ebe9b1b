import { string } from 'yup';

const shape = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)$/;

/** `12:34` or `1:02:03` in seconds; null for anything else. */
export function videoSeconds(time: string): number | null {
  const match = shape.exec(time.trim());
  if (!match) return null;
  const [, hours = '0', minutes, seconds] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** An optional time in the video. */
export const videoTimeField = string()
  .trim()
  .defined()
  .default('')
  .test(
    'time',
    'Enter the time in the video as minutes and seconds, like 12:34.',
    (value) => value === '' || videoSeconds(value) !== null,
  );
