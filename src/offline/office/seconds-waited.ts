/** The longest wait that the server takes: a year. */
const longestWaitSeconds = 366 * 86_400;

/** How far a device's clock is corrected without being set again, in seconds. */
const correctedSeconds = 60;

/**
 * Seconds since a press at `pressedAt`, both in milliseconds by the device's clock, which may be wrong as a whole. After a
 * clock was put back they are unknown, and count as long ago.
 */
export function secondsWaited(pressedAt: number, now: number): number {
  const seconds = Math.round((now - pressedAt) / 1000);
  if (seconds < -correctedSeconds) return longestWaitSeconds;
  return Math.min(Math.max(0, seconds), longestWaitSeconds);
}
