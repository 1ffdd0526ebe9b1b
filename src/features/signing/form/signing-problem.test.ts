import { expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { judgeSigning } from './signing-problem';

test('the second signer sees which signature counts', () => {
  expect(judgeSigning(new AppError('already-handled', 'x', 'It was already signed.'))).toEqual({
    kind: 'already-signed',
    sentence: 'It was already signed.',
  });
});

test.each(['not-found', 'not-allowed'] as const)('%s: the link’s message is above the button', (code) => {
  expect(judgeSigning(new AppError(code, 'x', 'Call us.'))).toEqual({
    kind: 'problem',
    problem: { kind: 'refused', sentence: 'Call us.' },
  });
});

test('a changed text asks for a reload, and other fields are marked', () => {
  const refused = (fields: Record<string, string>) =>
    judgeSigning(new AppError('invalid-input', 'x', 'Please check.', { fields }));
  expect(refused({ text_version: 'It has changed.' })).toEqual({
    kind: 'problem',
    problem: { kind: 'text-changed', sentence: 'It has changed.' },
  });
  expect(refused({ facts_hash: 'Check the details.' })).toEqual({
    kind: 'problem',
    problem: { kind: 'facts-changed', sentence: 'Check the details.' },
  });
  expect(refused({ client_name: 'Too long.' })).toEqual({
    kind: 'fields',
    fields: { client_name: 'Too long.' },
  });
});

test('a rate-limited signer sees how long to wait', () => {
  const failure = new AppError('rate-limited', 'x', 'Wait.', { retryAfterSeconds: 61 });
  expect(judgeSigning(failure)).toMatchObject({
    kind: 'problem',
    problem: { kind: 'wait', sentence: expect.stringContaining('2 minutes') as string },
  });
});

test.each([new AppError('unavailable', 'x', 'y'), new AppError('internal', 'x', 'y'), new Error('x')])(
  '%s: the message says that the server failed, and a retry is offered',
  (failure) => {
    expect(judgeSigning(failure)).toEqual({ kind: 'failed' });
  },
);

test.each([
  ['unanswered', true],
  ['offline', false],
])('no response: %s, and no mention of an earlier server failure', (kind, onLine) => {
  stubNavigator({ onLine });
  const cut = new AppError('unavailable', 'x', 'y', { cause: new TypeError('Failed to fetch') });
  expect(judgeSigning(cut)).toMatchObject({ kind: 'problem', problem: { kind } });
  vi.unstubAllGlobals();
});

test('an HTML page instead of a response counts as a server failure', () => {
  const page = new AppError('unavailable', 'x', 'y', { cause: new SyntaxError('<') });
  expect(judgeSigning(page)).toEqual({ kind: 'failed' });
});
