// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { focusField, focusMove, focusTitle } from './focus-finding';
import { eventually } from '@/ui/testing/eventually';

afterEach(() => document.body.replaceChildren());

/** A finding's card, as the form renders it. */
function addCard(id: string): Record<'title' | 'field' | 'down', HTMLElement> {
  const card = document.createElement('li');
  card.dataset.finding = id;
  card.scrollIntoView = () => undefined;
  const title = Object.assign(document.createElement('button'), { className: 'title' });
  const field = Object.assign(document.createElement('input'), { name: 'problem' });
  const down = document.createElement('button');
  down.dataset.move = 'down';
  card.append(title, field, down);
  document.body.append(card);
  return { title, field, down };
}

it('focuses a part of the finding with this id, whatever characters it has', async () => {
  addCard('a');
  const { title, field, down } = addCard('b"]');
  focusTitle('b"]');
  await eventually(() => expect(document.activeElement).toBe(title));
  focusField('b"]', 'problem');
  await eventually(() => expect(document.activeElement).toBe(field));
  focusMove('b"]', 1);
  await eventually(() => expect(document.activeElement).toBe(down));
});

it('does nothing for a finding that is gone', async () => {
  focusTitle('a');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
});
