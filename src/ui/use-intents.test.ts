// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { useIntents } from './use-intents';

const lost = new AppError('unavailable', 'no answer', 'We could not reach the server.');
const refused = new AppError('invalid-input', 'bad', 'Choose a date.');

async function keysOf(outcomes: readonly (Error | null)[]): Promise<string[]> {
  const { result } = renderHook(() => useIntents());
  const keys: string[] = [];
  for (const outcome of outcomes) {
    await act(() =>
      result.current
        .run('accept', (key) => {
          keys.push(key);
          return outcome ? Promise.reject(outcome) : Promise.resolve();
        })
        .catch(() => undefined),
    );
  }
  return keys;
}

test('after a lost response the same key is used again', async () => {
  const [first, second] = await keysOf([lost, null]);
  expect(second).toBe(first);
});

test('after a success or a refusal the next intent has a new key', async () => {
  const keys = await keysOf([null, refused, null]);
  expect(new Set(keys).size).toBe(3);
});

test('a second click while the first is in progress does nothing', async () => {
  const { result } = renderHook(() => useIntents());
  const task = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
  await act(() => Promise.all([result.current.run('accept', task), result.current.run('accept', task)]));
  expect(task).toHaveBeenCalledTimes(1);
  expect(result.current.running.size).toBe(0);
});
