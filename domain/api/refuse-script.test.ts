import { expect, test } from 'vitest';
import { shortestFillMs } from './form-signals';
import { refuseScript } from './refuse-script';

test('a person’s form is accepted', () => {
  expect(refuseScript({ homepage: '', filledInMs: shortestFillMs })).toBeNull();
  expect(refuseScript({})).toBeNull();
});

test('a script’s form is refused, and one sent too fast may be sent again', () => {
  expect(refuseScript({ homepage: 'https://example.com' })?.code).toBe('invalid-input');
  const hasty = refuseScript({ filledInMs: shortestFillMs - 1 });
  expect(hasty?.code).toBe('rate-limited');
  expect(hasty?.details.retryAfterSeconds).toBe(shortestFillMs / 1000);
});
