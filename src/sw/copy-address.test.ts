import { describe, expect, it } from 'vitest';
import { copyAddress } from './copy-address';

describe('copyAddress', () => {
  it.each([
    ['/', '/'],
    ['/thank-you', '/thank-you'],
    ['/thank-you/', '/thank-you'],
    ['/admin', '/admin'],
    ['/admin/', '/admin'],
    ['/admin/auth', '/admin'],
    ['/administration', '/administration'],
    ['/referral-app', '/referral-app'],
    ['/referral-app/form', '/referral-app'],
    ['/referral-apps', '/referral-apps'],
    ['/report/K7PQ', '/report/K7PQ'],
    ['/inspection-agreement', '/forms-app'],
    ['/questionnaire/', '/forms-app'],
    ['/questionnaires', '/questionnaires'],
  ])('%s is answered with the copy of %s', (pathname, address) => {
    expect(copyAddress(pathname)).toBe(address);
  });
});
