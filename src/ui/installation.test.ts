import { afterEach, expect, test, vi } from 'vitest';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { isInstalled, isIos } from './installation';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5, true],
  ['an iPad, which calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15)', 5, false],
])('%s', (_, userAgent, maxTouchPoints, expected) => {
  stubNavigator({ userAgent, maxTouchPoints });
  expect(isIos()).toBe(expected);
});

test.each([
  ['in a tab', 'browser', undefined, false],
  ['installed, where the display mode says so', 'standalone', undefined, true],
  ['installed on an iPhone, which says so in its own way', 'browser', true, true],
])('%s', (_, displayMode, standalone, expected) => {
  stubNavigator({ standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  expect(isInstalled()).toBe(expected);
});
