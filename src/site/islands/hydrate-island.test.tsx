// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hydrateIsland } from './hydrate-island';

test('an island that finally loads removes the message that it could not be loaded', async () => {
  const form = <button>Send</button>;
  document.body.innerHTML = `<div>${renderToString(form)}</div><p role="alert">The form didn’t load.</p>`;
  const island = document.querySelector('div');
  if (!island) throw new Error('no island');
  let alive: Promise<void> | undefined;
  act(() => {
    alive = hydrateIsland(island, 'booking-', form);
  });
  await alive;
  expect(document.querySelector<HTMLElement>('[role="alert"]')?.hidden).toBe(true);
});
