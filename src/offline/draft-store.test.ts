// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftStore, saveDelayMs } from './draft-store';

/** What is stored, in order. */
let stored: string[];
let saved: boolean[];
/** Ends the save in progress; set where saves are slow. */
let finish: (() => void) | undefined;
let slow: boolean;
let full: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  stored = [];
  saved = [];
  finish = undefined;
  slow = full = false;
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  return new DraftStore<string>(
    async (text) => {
      if (slow) await new Promise<void>((resolve) => (finish = resolve));
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.push(text);
    },
    (now) => saved.push(now),
  );
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('what is typed', () => {
  it('is stored after the delay, even while typing continues', async () => {
    const store = open();
    store.write('a');
    await pass(saveDelayMs - 1);
    store.write('ab');
    expect([stored, store.isDirty]).toEqual([[], true]);
    await pass(1);
    expect([stored, store.isDirty, saved]).toEqual([['ab'], false, [true]]);
    await pass(1000);
    expect(stored).toEqual(['ab']);
  });

  it.each<[string, (end: () => void) => void]>([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the form unmounts', (end) => end()],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('is stored at once, and once, when %s', async (_, leave) => {
    const store = open();
    const end = store.start();
    store.write('a');
    leave(end);
    // Without another turn, which a page that ends may not get.
    expect(stored).toEqual(['a']);
    await pass(1000);
    expect(stored).toEqual(['a']);
    end();
  });

  it('is stored after its form has ended, which isn’t notified anymore', async () => {
    const store = open();
    const end = store.start();
    store.write('a');
    end();
    await pass(0);
    expect([stored, saved]).toEqual([['a'], []]);
    // React starts an effect twice in development.
    store.start();
    store.write('ab');
    await pass(saveDelayMs);
    expect([stored, saved]).toEqual([['a', 'ab'], [true]]);
  });

  it('while a save is in progress, is stored after it', async () => {
    const store = open();
    slow = true;
    store.write('a');
    const first = store.flush();
    store.write('ab');
    const second = store.flush();
    expect(store.saving).not.toBeNull();
    slow = false;
    finish?.();
    await Promise.all([first, second]);
    expect([stored, store.saving]).toEqual([['a', 'ab'], null]);
  });
});

describe('a device that is full', () => {
  it('is reported, and tried again at the next change', async () => {
    const store = open();
    full = true;
    store.write('a');
    await store.flush();
    expect([saved, store.isDirty]).toEqual([[false], true]);
    full = false;
    store.write('ab');
    await pass(saveDelayMs);
    expect([saved, stored]).toEqual([[false, true], ['ab']]);
  });

  it('is tried again when the page is left, without another change', async () => {
    const store = open();
    store.start();
    full = true;
    store.write('a');
    await store.flush();
    full = false;
    window.dispatchEvent(new Event('pagehide'));
    expect(stored).toEqual(['a']);
  });
});

describe('held', () => {
  it('stores nothing until it is released', async () => {
    const store = open();
    store.write('a');
    await store.hold();
    store.write('ab');
    await store.flush();
    await pass(1000);
    expect(stored).toEqual([]);
    store.release();
    await pass(saveDelayMs);
    expect(stored).toEqual(['ab']);
  });

  it('waits for the save in progress', async () => {
    const store = open();
    slow = true;
    store.write('a');
    void store.flush();
    const held = store.hold().then(() => [...stored]);
    finish?.();
    expect(await held).toEqual(['a']);
  });
});

describe('discarded', () => {
  it('is not stored, and what is removed is removed after the save in progress', async () => {
    const store = open();
    slow = true;
    store.write('a');
    void store.flush();
    store.write('ab');
    const discarded = store.discard(() => Promise.resolve(stored.push('removed')));
    finish?.();
    await discarded;
    await pass(1000);
    expect(stored).toEqual(['a', 'removed']);
  });

  it('is not retried after a save fails in the meantime', async () => {
    const store = open();
    slow = full = true;
    store.write('a');
    void store.flush();
    const discarded = store.discard();
    finish?.();
    await discarded;
    expect(store.isDirty).toBe(false);
  });

  it('later input is stored as before', async () => {
    const store = open();
    await store.discard(() => Promise.reject(new Error('no database'))).catch(() => undefined);
    store.write('b');
    await store.flush();
    expect(stored).toEqual(['b']);
  });
});
