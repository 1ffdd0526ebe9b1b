import { beforeEach, expect, it, vi } from 'vitest';
import { stubNavigator } from '@/ui/testing/stub-navigator';

const persist = vi.fn(() => Promise.resolve(true));
beforeEach(() => {
  persist.mockClear();
  vi.resetModules();
  stubNavigator({ storage: { persist } });
});

async function askIn(displayMode: string): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  const { askForLastingStorage } = await import('./ask-for-lasting-storage');
  askForLastingStorage();
  askForLastingStorage();
}

it('asks once from the home screen', async () => {
  await askIn('standalone');
  expect(persist).toHaveBeenCalledTimes(1);
});

it('never asks a visitor of the site, because some browsers would show a prompt', async () => {
  await askIn('browser');
  expect(persist).not.toHaveBeenCalled();
});
