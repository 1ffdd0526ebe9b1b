// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyRequestForm } from '@domain/request/request-form';
import { closeDatabase } from '@/offline/open-database';
import { saveDelayMs } from '@/offline/draft-store';
import { listOutbox } from '@/offline/outbox-store';
import { placeEntry } from '@/offline/place-entry';
import { prepareSubmission } from '@/offline/submission';
import { useRequestDraft } from './use-request-draft';

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** The form after `name` was typed. */
function typed(name: string) {
  return {
    variant: 'contact-form',
    values: { ...emptyRequestForm, name },
    dirty: true,
    idle: true,
    entries: [],
    restore: () => undefined,
  } as const;
}

const stored = async () =>
  (await listOutbox()).map(({ state, data }) => [state, (data as { name: string }).name]);

it('is stored on the device if the page is closed right after a keystroke', async () => {
  // Without its timer, only the page's end can save it.
  const { setTimeout: start } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => (ms === saveDelayMs ? 0 : start(run, ms)));
  renderHook(() => useRequestDraft(typed('Ada')));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await stored()).toEqual([['draft', 'Ada']]));
});

it('is not saved again after its submission', async () => {
  const { result } = renderHook(() => useRequestDraft(typed('Ada')));
  await result.current.take();
  window.dispatchEvent(new Event('pagehide'));
  // Flushes a save that was started.
  await result.current.take();
  expect(await stored()).toEqual([]);
});

it('continues as a new draft after another tab submitted this one', async () => {
  const { rerender } = renderHook((name: string) => useRequestDraft(typed(name)), { initialProps: 'Ada' });
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  const [draft] = await listOutbox();
  const submission = await prepareSubmission('secure-form-submission', 'booking', { name: 'Ada' });
  await placeEntry(submission, draft?.id, Date.now());
  rerender('Ada Nguyen');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () =>
    expect((await stored()).sort()).toEqual([
      ['draft', 'Ada Nguyen'],
      ['queued', 'Ada'],
    ]),
  );
});
