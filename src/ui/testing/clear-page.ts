import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { serveSettings } from '@/settings/testing/serve-settings';

/** After a test file whose page the next file uses: nothing is shown, stored, or replaced while that one is loaded. */
afterAll(async () => {
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
  await serveSettings();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
