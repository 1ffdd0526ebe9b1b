// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasFields, isText } from '@domain/json/guards';
import { storedJson } from './stored-json';

const stored = storedJson('tab', 'who', hasFields({ email: isText }));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was written is read until it is removed', () => {
  expect(stored.read()).toBeNull();
  stored.write({ email: 'ann@example.com' });
  expect(stored.read()).toEqual({ email: 'ann@example.com' });
  stored.write(null);
  expect(stored.read()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test.each(['{"email":', '"ann@example.com"', '{"email":7}', 'null'])('a stored %s is not read', (text) => {
  sessionStorage.setItem('who', text);
  expect(stored.read()).toBeNull();
});

test('where the browser blocks its storage, nothing is read and nothing fails', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  stored.write({ email: 'ann@example.com' });
  expect(stored.read()).toBeNull();
});
