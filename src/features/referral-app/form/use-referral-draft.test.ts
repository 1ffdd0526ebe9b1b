// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { updateDraft } from '@/offline/update-draft';
import { emptyReferral, type ReferralValues } from './referral-values';
import { useReferralDraft } from './use-referral-draft';

vi.mock('@/offline/update-draft');
vi.mock('@/offline/outbox-store', () => ({ removeEntry: () => Promise.resolve() }));
const update = vi.mocked(updateDraft);
const kept: [id: string, name: string][] = [];

beforeEach(() => {
  kept.length = 0;
  update.mockImplementation(({ id, change }) => {
    kept.push([id, (change(undefined) as ReferralValues).clientName]);
    return Promise.resolve({ id, state: 'draft' } as OutboxEntry);
  });
});
afterEach(cleanup);

const named = (clientName: string): ReferralValues => ({ ...emptyReferral, clientName });

function write(clientName: string) {
  return renderHook((values: ReferralValues) => useReferralDraft('e-1', values), {
    initialProps: named(clientName),
  });
}

test('a submission includes the latest input, and the draft is not written afterwards', async () => {
  const { result, rerender, unmount } = write('Dana');
  expect(await act(() => result.current.take())).toBe('e-1');
  expect(kept).toEqual([['e-1', 'Dana']]);
  rerender(named('Dana W'));
  unmount();
  await act(() => Promise.resolve());
  expect(kept).toEqual([['e-1', 'Dana']]);
});

test('input typed during a submission is saved if that is refused', async () => {
  const { result, rerender } = write('Dana');
  await act(() => result.current.take());
  rerender(named('Dana Whitfield'));
  act(() => result.current.goOn('e-2'));
  await waitFor(() =>
    expect(kept).toEqual([
      ['e-1', 'Dana'],
      ['e-2', 'Dana Whitfield'],
    ]),
  );
});
