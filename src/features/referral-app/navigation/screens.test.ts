import { expect, test } from 'vitest';
import { screenAt } from './screens';

test.each([
  ['/referral-app', 'home'],
  ['/referral-app/', 'home'],
  ['/referral-app/form', 'form'],
  ['/referral-app/tracker/', 'tracker'],
  ['/referral-app/mine', 'mine'],
  ['/referral-app/events', 'coming-soon'],
  ['/referral-app/form/more', 'coming-soon'],
])('%s shows %s', (pathname, screen) => {
  expect(screenAt(pathname)).toBe(screen);
});
