import { expect, it } from 'vitest';
import { removeScripts } from './remove-scripts';

it('removes every executable script and leaves data and the rest unchanged', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(
    removeScripts(`<p>a</p><script>run()</script>${data}<script type="module" src="/x.js"></script><p>b</p>`),
  ).toBe(`<p>a</p>${data}<p>b</p>`);
});
