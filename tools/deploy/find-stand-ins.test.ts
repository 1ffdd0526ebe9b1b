import { expect, it } from 'vitest';
import { findStandIns } from './find-stand-ins';

const fine = {
  projectId: 'example-scope',
  site: {
    'assets/a.js': 'fetch("https://us-west1-example-scope.cloudfunctions.net/secure-form-submission")',
  },
  functionSettings: {
    '.env.example-scope':
      'SITE_URL=https://site.example.com\n# FIRESTORE_EMULATOR_HOST is for the local stack\nPAYMENT_PROVIDER=stripe',
  },
};

it('accepts a build for a real project', () => {
  expect(findStandIns(fine)).toEqual([]);
});

it.each([
  ['a demo project', { projectId: 'demo-sewer-scope' }, /not a real one/],
  ['no project', { projectId: '' }, /not a real one/],
  [
    'a site that calls the emulators',
    { site: { 'a.js': 'x("http://127.0.0.1:5001/demo")' } },
    /a\.js calls http:\/\/127\.0\.0\.1:5001/,
  ],
  ['a site with an emulator host', { site: { 'a.js': 'connect("localhost:9099")' } }, /a\.js/],
  [
    'a debug token of App Check',
    { site: { 'index.html': '<html data-app-check="6Lx" data-app-check-debug="0c8b">' } },
    /index\.html gives every visitor/,
  ],
  [
    'a stand-in for the provider',
    { functionSettings: { '.env': 'SENDGRID_BASE_URL=http://x' } },
    /SENDGRID_BASE_URL/,
  ],
  [
    'a stand-in for the checkout',
    { functionSettings: { '.env': 'PAYMENT_PROVIDER=stand-in' } },
    /stand in for the payment provider/,
  ],
  ['a mail server of this machine', { functionSettings: { '.env': 'SMTP_HOST="localhost"' } }, /SMTP_HOST/],
  ['a stand-in for texts', { functionSettings: { '.env': 'TWILIO_API_URL=http://x' } }, /TWILIO_API_URL/],
  ['a secret of texts', { functionSettings: { '.env': 'TWILIO_AUTH_TOKEN=x' } }, /Secret Manager/],
  ['a mail secret', { functionSettings: { '.env': 'SMTP_PASSWORD=x' } }, /Secret Manager/],
  ['a payment secret', { functionSettings: { '.env': 'STRIPE_SECRET_KEY=sk_x' } }, /Secret Manager/],
])('refuses %s', (_, change, sentence) => {
  expect(findStandIns({ ...fine, ...change }).join()).toMatch(sentence);
});
