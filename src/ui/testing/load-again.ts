import { afterAll, vi } from 'vitest';

/** Files of one process share packages, such as React, and no module of ours, which a file may replace. */
vi.resetModules();

/** Nothing is shown, stored or replaced while the next file is loaded. */
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if ('indexedDB' in globalThis) {
    const { IDBFactory } = await import('fake-indexeddb');
    globalThis.indexedDB = new IDBFactory();
  }
  if (!('document' in globalThis)) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
