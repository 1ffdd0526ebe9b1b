import { expect, test } from 'vitest';
import { formLinks, routes } from './routes';

test('the addresses are those of requirement P-01, and six of our own: a document is verified, an appointment changed, a time chosen, a team joined, emails unsubscribed from, texts reported on', () => {
  expect(Object.values(routes).sort()).toEqual(
    [
      '/verify',
      '/appointment',
      '/choose-a-time',
      '/admin/join',
      '/emails',
      '/texts',
      '/',
      '/thank-you',
      '/privacy',
      '/terms',
      '/disclosure',
      '/referral-app',
      '/customer-portal',
      '/reports',
      '/report',
      '/agreement',
      '/inspection-agreement',
      '/media-release',
      '/sewer-scope-questionnaire',
      '/questionnaire',
      '/admin/auth',
      '/admin',
    ].sort(),
  );
});

test('a client receives links to three forms', () => {
  expect(formLinks.map((link) => link.path)).toEqual([
    '/inspection-agreement',
    '/media-release',
    '/sewer-scope-questionnaire',
  ]);
});
