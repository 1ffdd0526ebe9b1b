import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** After a test file whose page the next file uses: nothing is shown, stored, or replaced while that one is loaded. */
afterAll(() => {
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
