// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { markUnsaved } from './unsaved-input';
import { UpdatePrompt } from './update-prompt';
import { setUpdateState } from './update-state';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('./reload-page', () => ({ reloadPage }));

const waiting = { postMessage: vi.fn() };
let elsewhere = 0;

beforeEach(() => {
  elsewhere = 0;
  waiting.postMessage.mockClear();
  reloadPage.mockClear();
  const own: object[] = [];
  stubNavigator({
    serviceWorker: { ready: Promise.resolve({ waiting }), addEventListener: () => undefined },
    locks: {
      query: () => Promise.resolve({ held: Array(own.length + elsewhere).fill({ name: 'unsaved-input' }) }),
      request: async (_name: string, _options: object, work: () => Promise<void>) => {
        own.push({});
        await work();
        own.pop();
      },
    },
  });
  render(<UpdatePrompt />);
});
afterEach(() => {
  cleanup();
  act(() => setUpdateState('none'));
});

const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};

describe('UpdatePrompt', () => {
  it('shows nothing without an update', () => {
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('activates the update only on request', async () => {
    act(() => setUpdateState('available'));
    expect(waiting.postMessage).not.toHaveBeenCalled();
    await press('Update');
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'take-over' });
  });

  it('reloads the page even if the old version goes on working', async () => {
    vi.useFakeTimers();
    try {
      act(() => setUpdateState('available'));
      await press('Update');
      await vi.advanceTimersByTimeAsync(9_000);
      expect(reloadPage).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(reloadPage).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is dismissed for now with Later', async () => {
    act(() => setUpdateState('available'));
    await press('Later');
    expect(screen.queryByRole('status')).toBeNull();
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });

  it('warns about unsaved input on this page, also if it appears after the prompt', () => {
    act(() => setUpdateState('available'));
    let saved = () => undefined as void;
    act(() => {
      saved = markUnsaved();
    });
    expect(screen.getByRole('button', { name: 'Update anyway' })).toBeDefined();
    act(() => saved());
    expect(screen.getByRole('button', { name: 'Update' })).toBeDefined();
  });

  it('does not reload a tab with unsaved input', async () => {
    act(() => setUpdateState('available'));
    elsewhere = 1;
    await press('Update');
    expect(screen.getByText(/Another tab has unsaved changes/)).toBeDefined();
    expect(waiting.postMessage).not.toHaveBeenCalled();

    elsewhere = 0;
    await press('Try again');
    expect(waiting.postMessage).toHaveBeenCalledOnce();
  });
});
