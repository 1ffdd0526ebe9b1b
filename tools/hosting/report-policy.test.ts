import { expect, it } from 'vitest';
import { filePolicy, reportPolicy } from './report-policy';

const policy = reportPolicy({
  services: ['https://auth.example.com'],
  functions: 'https://functions.example.com',
  checkout: 'https://pay.example.com',
  framedBy: "'none'",
});

it('allows only the site’s own script files, no inline scripts, and no third parties', () => {
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("img-src 'self';");
  expect(policy).toContain("form-action 'self' https://pay.example.com");
});

it('allows films from the functions alone, and captions in the page', () => {
  expect(policy).toContain('media-src https://functions.example.com data:;');
});

it('allows no scripts in a file', () => {
  expect(filePolicy()).not.toMatch(/script-src|connect-src/);
});
