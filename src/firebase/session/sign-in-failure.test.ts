import { expect, test } from 'vitest';
import { badCredentials, signInFailure, unexpectedError } from './sign-in-failure';

test.each([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
])('%s does not reveal which of the two was wrong', (code) => {
  expect(signInFailure({ code })).toBe(badCredentials);
});

test.each([
  ['auth/user-disabled', /turned off/],
  ['auth/too-many-requests', /Wait a few minutes/],
  ['auth/network-request-failed', /connection/],
])('%s has its own message', (code, sentence) => {
  expect(signInFailure({ code })).toMatch(sentence);
});

test.each([{ code: 'auth/some-new-code' }, { code: 7 }, new Error('raw text of the provider'), null, 'text'])(
  'for any other error the original text is never shown: %j',
  (error) => {
    expect(signInFailure(error)).toBe(unexpectedError);
  },
);
