import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const script = `
  await import('./src/index.ts');
  const { declaredParams } = await import('firebase-functions/params');
  console.log(JSON.stringify(declaredParams.map(({ name }) => name).sort()));
`;

/** The secrets that a deploy with these settings asks for: all that the loaded functions declare. */
function askedFor(settings: Readonly<Record<string, string>>): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    {
      cwd: path.resolve('functions'),
      env: {
        PATH: process.env.PATH,
        FIREBASE_CONFIG: '{"projectId":"a-project","storageBucket":"a-bucket"}',
        GCLOUD_PROJECT: 'a-project',
        ...settings,
      },
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const always = ['APP_HMAC_KEY', 'SENDGRID_API_KEY'];

test('a business that takes no cards and notifies no apps is asked for the secrets of neither', () => {
  expect(askedFor({})).toEqual(always);
});

test('each feature that is on asks for its own', () => {
  const features = { PAYMENT_PROVIDER: 'stripe', VAPID_PUBLIC_KEY: 'a-key' };
  expect(askedFor(features)).toEqual([
    ...always,
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'VAPID_PRIVATE_KEY',
  ]);
});
