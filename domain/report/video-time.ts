const shape = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)$/;

/** `12:34` or `1:02:03` in seconds; null for anything else. */
export function videoSeconds(time: string): number | null {
  const match = shape.exec(time.trim());
  if (!match) return null;
  const [, hours = '0', minutes, seconds] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Whole seconds as a time in the video: `2:05`, `1:02:03`. */
export function writtenVideoTime(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const twoDigits = (part = 0) => String(part).padStart(2, '0');
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}
