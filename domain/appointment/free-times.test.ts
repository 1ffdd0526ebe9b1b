import { describe, expect, it } from 'vitest';
import { freeTimes, isMovableDay, lastMovableDay } from './free-times';

const zone = 'America/Denver';
/** A Saturday, 10 AM in Denver. */
const now = new Date('2026-11-21T17:00:00Z');
const timesOn = (date: string, taken: readonly string[] = [], at = now) =>
  freeTimes(
    date,
    taken.map((time) => ({ scheduled_time: time, scheduled_until: null })),
    zone,
    at,
  );

describe('freeTimes', () => {
  it('are the windows of an open day', () => {
    expect(timesOn('2026-11-24')).toEqual(['08:00', '10:00', '12:00', '14:00', '16:00']);
  });

  it('are empty on a closed or past day', () => {
    expect(timesOn('2026-11-29')).toEqual([]);
    expect(timesOn('2026-11-20')).toEqual([]);
  });

  it('start exactly 24 hours ahead', () => {
    const monday = new Date('2026-11-23T17:00:00Z');
    expect(timesOn('2026-11-24', [], monday)).toEqual(['10:00', '12:00', '14:00', '16:00']);
    expect(timesOn('2026-11-24', [], new Date(monday.getTime() + 1))[0]).toBe('12:00');
  });

  it('leave out the window that contains a job', () => {
    expect(timesOn('2026-11-24', ['09:30', '15:59'])).toEqual(['10:00', '12:00', '16:00']);
  });

  it('extend 90 days ahead', () => {
    expect(lastMovableDay(zone, now)).toBe('2027-02-19');
    expect(isMovableDay('2027-02-19', zone, now)).toBe(true);
    expect(isMovableDay('2027-02-20', zone, now)).toBe(false);
  });
});
