import { expect, test } from 'vitest';
import { isPushService } from './push-services';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-sg2p.notify.windows.com/w/?token=BQYAAAB%2b',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://somebody@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://metadata.google.internal/',
  'https://localhost/abc',
  'file:///etc/passwd',
  'not an address',
  '',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});
