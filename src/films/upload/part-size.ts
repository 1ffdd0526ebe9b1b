import { filmPartBytes } from '@domain/film/film-limits';

/** The protocol takes multiples of this, except for the last part. */
export const partUnit = 256 * 1024;

/** How long a part should take, in milliseconds: progress shows, and little is lost when the connection goes. */
const wantedMs = 8_000;

/** How much to send first: nothing is known of the connection. */
export const firstPartBytes = 4 * partUnit;

/** How much to send next, after a part of `bytes` took `ms`: at most twice as much, and 8 MiB. */
export function nextPartBytes(bytes: number, ms: number): number {
  const fitting = (bytes * wantedMs) / Math.max(ms, 1);
  return inUnits(Math.min(fitting, 2 * bytes));
}

/** How much to send after a part of `bytes` failed. */
export function smallerPartBytes(bytes: number): number {
  return inUnits(bytes / 2);
}

const inUnits = (bytes: number) =>
  Math.min(filmPartBytes, Math.max(partUnit, Math.floor(bytes / partUnit) * partUnit));
