import { vi } from 'vitest';

/** Gives a page of jsdom, which has none, its `matchMedia`: a phone's, unless `matches` says otherwise of a query. */
export function stubMatchMedia(matches: (query: string) => boolean = () => false): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
