import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

/** After a test file whose page the next file uses: nothing is shown or stored. */
afterAll(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
