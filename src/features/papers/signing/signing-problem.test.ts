import { expect, test } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { judgeSigning } from './signing-problem';

test('who signs second is told what stands', () => {
  expect(judgeSigning(new AppError('already-handled', 'x', 'It was already signed.'))).toEqual({
    kind: 'already-signed',
    sentence: 'It was already signed.',
  });
});

test.each(['not-found', 'not-allowed'] as const)(
  '%s: the link’s sentence stands above the button',
  (code) => {
    expect(judgeSigning(new AppError(code, 'x', 'Call us.'))).toEqual({
      kind: 'problem',
      problem: { kind: 'refused', sentence: 'Call us.' },
    });
  },
);

test('a changed text asks for a reload, other fields are marked', () => {
  const refused = (fields: Record<string, string>) =>
    judgeSigning(new AppError('invalid-input', 'x', 'Please check.', { fields }));
  expect(refused({ text_version: 'It has changed.' })).toEqual({
    kind: 'problem',
    problem: { kind: 'text-changed', sentence: 'It has changed.' },
  });
  expect(refused({ client_name: 'Too long.' })).toEqual({
    kind: 'fields',
    fields: { client_name: 'Too long.' },
  });
});

test('who has to wait is told for how long', () => {
  const failure = new AppError('rate-limited', 'x', 'Wait.', { retryAfterSeconds: 61 });
  expect(judgeSigning(failure)).toMatchObject({
    kind: 'problem',
    problem: { kind: 'wait', sentence: expect.stringContaining('2 minutes') as string },
  });
});

test.each([new AppError('unavailable', 'x', 'y'), new AppError('internal', 'x', 'y'), new Error('x')])(
  '%s: the outcome is not known, and a retry is offered',
  (failure) => {
    expect(judgeSigning(failure)).toEqual({ kind: 'failed' });
  },
);
