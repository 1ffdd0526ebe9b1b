import { expect, test } from 'vitest';
import { buildFigures } from './testing/build-figures';
import { isOld, shownFigure } from './shown-figures';

const counted = Date.parse('2026-03-03T19:00:00Z');
const figures = buildFigures({ today: '2026-03-03', counted_at: new Date(counted).toISOString() });

test('the sweeper’s figure is shown until this page has a newer count', () => {
  const before = { unpaid: { count: 9, orMore: false, at: counted - 1 } };
  const after = { unpaid: { count: 2, orMore: false, at: counted + 1 } };
  expect(shownFigure('unpaid', figures, before)).toMatchObject({ count: figures.cards.unpaid });
  expect(shownFigure('unpaid', figures, after)).toMatchObject({ count: 2 });
});

test('without the sweeper’s figures, the page’s own are shown, or none', () => {
  expect(shownFigure('unpaid', null, { unpaid: { count: 2, orMore: false, at: 1 } })).toMatchObject({
    count: 2,
  });
  expect(shownFigure('follow_up', null, {})).toBeNull();
});

test('the total is complete also while days are missing', () => {
  const filling = { ...figures, next_day: '2026-01-30' };
  expect(shownFigure('total_referrals', filling, {})).toEqual({ count: 41, orMore: false });
});

test('figures are outdated after the sweeper’s longest interval', () => {
  expect(isOld(figures, counted + 14 * 60_000)).toBe(false);
  expect(isOld(figures, counted + 15 * 60_000)).toBe(true);
});
