import { vi } from 'vitest';

/** Adds `matchMedia` to jsdom, which has none. It behaves like a phone's unless `matches` says otherwise. */
export function stubMatchMedia(matches: (query: string) => boolean = () => false): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
