// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInAgain } from '../session/signed-in-again';
import { ReadBoundary } from './read-boundary';

let failure: Error | null = null;

function Reader() {
  if (failure) throw failure;
  return <p>rows</p>;
}

const show = (onFailure?: () => void) =>
  render(
    <ReadBoundary
      {...(onFailure && { onFailure })}
      fallback={({ refused, retry }) => <button onClick={retry}>{refused ? 'refused' : 'failed'}</button>}
    >
      <Reader />
    </ReadBoundary>,
  );

beforeEach(() => {
  // React logs errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  globalThis._reactFirePreloadedObservables = undefined;
});

test('a denied read and other failures have different messages, logged once', () => {
  const onFailure = vi.fn();
  failure = Object.assign(new Error('no'), { code: 'permission-denied' });
  show(onFailure);
  expect(screen.getByText('refused')).toBeTruthy();
  expect(onFailure).toHaveBeenCalledTimes(1);
  cleanup();
  failure = new Error('broken');
  show();
  expect(screen.getByText('failed')).toBeTruthy();
});

test('a retry clears only the failed reads', () => {
  failure = new Error('broken');
  globalThis._reactFirePreloadedObservables = new Map<string, { ourError: unknown }>([
    ['failed', { ourError: failure }],
    ['works', { ourError: undefined }],
  ]);
  show();
  failure = null;
  fireEvent.click(screen.getByText('failed'));
  expect(screen.getByText('rows')).toBeTruthy();
  expect([...globalThis._reactFirePreloadedObservables.keys()]).toEqual(['works']);
});

test('a denied read is tried again once the admin has signed in again', () => {
  failure = Object.assign(new Error('no'), { code: 'permission-denied' });
  show();
  expect(screen.getByText('refused')).toBeTruthy();
  failure = null;
  act(() => signedInAgain.announce());
  expect(screen.getByText('rows')).toBeTruthy();
});
