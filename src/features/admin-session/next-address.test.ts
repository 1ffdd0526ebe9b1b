import { expect, test } from 'vitest';
import { nextAddress, signInAddress } from './next-address';

test('the requested page is kept through the sign-in', () => {
  const asked = '/admin?tab=security&booking=a%26b';
  const { search } = new URL(signInAddress(asked), 'https://site.example.com');
  expect(nextAddress(search)).toBe(asked);
});

test('without a requested page it is the office', () => {
  expect(signInAddress('/admin')).toBe('/admin/auth');
  expect(nextAddress('')).toBe('/admin');
});

test.each([
  'https://evil.example.com/admin',
  '//evil.example.com/admin',
  '/\\evil.example.com/admin',
  'javascript:alert(1)',
  '/administrator',
  '/admin/../thank-you',
  '/admin/auth?next=/admin/auth',
  'admin',
])('%s is not followed', (asked) => {
  const address = nextAddress(`?${new URLSearchParams({ next: asked }).toString()}`);
  expect(['/admin']).toContain(address);
});
