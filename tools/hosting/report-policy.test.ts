import { expect, it } from 'vitest';
import { filePolicy, reportPolicy } from './report-policy';

const policy = reportPolicy({ services: ['https://auth.example.com'], checkout: 'https://pay.example.com' });

it('runs the site’s own files alone, with no inline script and no third party', () => {
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("img-src 'self';");
  expect(policy).toContain("form-action 'self' https://pay.example.com");
});

it('lets a file run nothing', () => {
  expect(filePolicy()).not.toMatch(/script-src|connect-src/);
});
