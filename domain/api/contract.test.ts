import { describe, expect, test } from 'vitest';
import { contract, type CallName } from './contract';

const calls = Object.entries(contract) as [CallName, (typeof contract)[CallName]][];

test('each name is there once', () => {
  const names = calls.map(([, call]) => call.name);
  expect(new Set(names).size).toBe(names.length);
});

test('the names that the specification gives are kept to the letter', () => {
  expect(contract.submitForm.name).toBe('secure-form-submission');
  expect(contract.sendWorkflowEmail.name).toBe('send-workflow-email');
});

test('only the two forms are public', () => {
  expect(calls.filter(([, call]) => call.access === 'public').map(([name]) => name)).toEqual([
    'submitForm',
    'submitReferral',
  ]);
});

describe.each(calls)('%s', (_name, call) => {
  test('has a name that can be deployed: words joined by dashes', () => {
    expect(call.name).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });

  test.each([undefined, null, {}, [], 'text', 0])('refuses %j', (body) => {
    expect(call.request.isValidSync(body)).toBe(false);
  });
});

test('every call that changes something names its request', () => {
  const withoutKey = calls.filter(([, { request }]) => !('idempotencyKey' in request.fields));
  expect(withoutKey.map(([name]) => name)).toEqual(['sendWorkflowEmail']);
});
