// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '@/offline/open-database';
import { listOutbox } from '@/offline/outbox-store';
import { emptyReferral, type ReferralValues } from './referral-values';
import { useReferralDraft } from './use-referral-draft';

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The drafts on the device, each with its client's name. */
const stored = async () =>
  (await listOutbox()).map(({ id, state, data }) => [id, state, (data as ReferralValues).clientName]);

const named = (clientName: string): ReferralValues => ({ ...emptyReferral, clientName });

function write(clientName: string) {
  return renderHook((values: ReferralValues) => useReferralDraft('e-1', values), {
    initialProps: named(clientName),
  });
}

test('a submission includes the latest input, and the draft is not written afterwards', async () => {
  const { result, rerender, unmount } = write('Dana');
  expect(await act(() => result.current.take())).toBe('e-1');
  expect(await stored()).toEqual([['e-1', 'draft', 'Dana']]);
  rerender(named('Dana W'));
  unmount();
  await act(() => Promise.resolve());
  expect(await stored()).toEqual([['e-1', 'draft', 'Dana']]);
});

test('input typed during a submission is saved if that is refused', async () => {
  const { result, rerender } = write('Dana');
  await act(() => result.current.take());
  rerender(named('Dana Whitfield'));
  act(() => result.current.goOn('e-2'));
  await waitFor(async () =>
    expect(await stored()).toEqual([
      ['e-1', 'draft', 'Dana'],
      ['e-2', 'draft', 'Dana Whitfield'],
    ]),
  );
});
