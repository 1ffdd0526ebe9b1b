import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const script = `
  await import('./src/index.ts');
  const { declaredParams } = await import('firebase-functions/params');
  console.log(JSON.stringify(declaredParams.map(({ name }) => name).sort()));
`;

/** Loads the functions as a deploy with these settings does. */
function load(settings: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: path.resolve('functions'),
    env: {
      PATH: process.env.PATH,
      FIREBASE_CONFIG: '{"projectId":"a-project","storageBucket":"a-bucket"}',
      GCLOUD_PROJECT: 'a-project',
      ...settings,
    },
    encoding: 'utf8',
  });
}

/** The secrets that a deploy with these settings asks for: all that the loaded functions declare. */
function askedFor(settings: Readonly<Record<string, string>>): unknown {
  const { stdout, stderr } = load(settings);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const always = ['APP_HMAC_KEY', 'SENDGRID_API_KEY'];

const texts = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_FROM: '+13125550100' };

const overSmtp = { MAIL_PROVIDER: 'smtp', SMTP_HOST: 'smtp.example.com', SMTP_USER: 'mailer' };

test('a business that takes no cards and notifies no apps is asked for the secrets of neither', () => {
  expect(askedFor({})).toEqual(always);
});

test('each feature that is on asks for its own', () => {
  const features = { PAYMENT_PROVIDER: 'stripe', VAPID_PUBLIC_KEY: 'a-key', ...texts };
  expect(askedFor(features)).toEqual([
    ...always,
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'TWILIO_AUTH_TOKEN',
    'VAPID_PRIVATE_KEY',
  ]);
});

test('a business that sends email over SMTP is asked for the password of its server, not for a key of SendGrid', () => {
  expect(askedFor(overSmtp)).toEqual(['APP_HMAC_KEY', 'SMTP_PASSWORD']);
});

test.each([
  [{ MAIL_PROVIDER: 'mailgun' }, 'MAIL_PROVIDER must be sendgrid or smtp, not "mailgun".'],
  [{ ...overSmtp, SMTP_HOST: '' }, 'set SMTP_HOST'],
  [{ ...texts, TWILIO_FROM: '' }, 'TWILIO_FROM must be a number of that account'],
])('%o stops a deploy, and says what to do', (settings, sentence) => {
  expect(load(settings).stderr).toContain(sentence);
});
