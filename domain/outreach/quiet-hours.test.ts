import { describe, expect, it } from 'vitest';
import { quietUntil } from './quiet-hours';

const zone = 'America/Chicago';
const quiet = (at: string) => quietUntil(zone, new Date(at))?.toISOString() ?? null;

describe('in winter, six hours behind UTC', () => {
  it.each([
    ['a minute before 8 PM', '2027-01-12T01:59:59Z', null],
    ['at 8 PM', '2027-01-12T02:00:00Z', '2027-01-12T14:00:00.000Z'],
    ['at midnight', '2027-01-12T06:00:00Z', '2027-01-12T14:00:00.000Z'],
    ['a minute before 8 AM', '2027-01-12T13:59:00Z', '2027-01-12T14:00:00.000Z'],
    ['at 8 AM', '2027-01-12T14:00:00Z', null],
    ['at noon', '2027-01-12T18:00:00Z', null],
  ])('%s', (_when, at, until) => {
    expect(quiet(at)).toBe(until);
  });
});

describe('in the night in which the clocks change', () => {
  it('in spring, the quiet hours end at 8 AM, an hour earlier', () => {
    // Sunday, March 14, 2027: 2 AM becomes 3 AM.
    expect(quiet('2027-03-14T02:00:00Z')).toBe('2027-03-14T13:00:00.000Z');
    expect(quiet('2027-03-14T12:59:59Z')).toBe('2027-03-14T13:00:00.000Z');
    expect(quiet('2027-03-14T13:00:00Z')).toBeNull();
    expect(quiet('2027-03-15T00:59:59Z')).toBeNull();
    expect(quiet('2027-03-15T01:00:00Z')).toBe('2027-03-15T13:00:00.000Z');
  });

  it('in fall, they end at 8 AM, an hour later', () => {
    // Sunday, November 7, 2027: 2 AM becomes 1 AM.
    expect(quiet('2027-11-07T01:00:00Z')).toBe('2027-11-07T14:00:00.000Z');
    expect(quiet('2027-11-07T07:30:00Z')).toBe('2027-11-07T14:00:00.000Z');
    expect(quiet('2027-11-07T13:59:59Z')).toBe('2027-11-07T14:00:00.000Z');
    expect(quiet('2027-11-07T14:00:00Z')).toBeNull();
  });
});
