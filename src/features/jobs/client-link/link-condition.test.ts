import { business } from '@domain/business/business';
import { instantOf } from '@domain/time/zoned-instant';
import { expect, test } from 'vitest';
import { linkCondition } from './link-condition';

const expires_at = instantOf('2027-01-30', '23:59', business.timeZone).toISOString();
const lastMoment = Date.parse(expires_at) - 1;

test('a link is valid through its last day in the business’s time zone', () => {
  expect(linkCondition({ state: 'active', expires_at }, lastMoment)).toEqual({
    state: 'works',
    words: 'Works until Saturday, January 30, 2027',
  });
});

test('the next day the same link has expired', () => {
  expect(linkCondition({ state: 'active', expires_at }, lastMoment + 1)).toEqual({
    state: 'expired',
    words: 'Expired on Saturday, January 30, 2027',
  });
});

test('a revoked link is revoked, expired or not', () => {
  for (const now of [lastMoment, lastMoment + 1]) {
    expect(linkCondition({ state: 'revoked', expires_at }, now).state).toBe('revoked');
  }
});

test('a job from before there were links has none', () => {
  expect(linkCondition(null, lastMoment)).toEqual({ state: 'none', words: 'No link yet' });
});
