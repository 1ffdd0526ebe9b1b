import { expect, test } from 'vitest';
import { seededSeries } from './seeded-series';

const now = new Date('2026-11-22T12:00:00Z');
const dayAgo = now.getTime() - 86_400_000;
const instants = (all: number) => [...seededSeries({ today: 20, all }, now)].map(({ at }) => at.getTime());

test.each([20, 21, 5000])(
  'of %i entries, the last 24 hours always have the same number, and the newest come first',
  (all) => {
    const made = instants(all);
    expect(made).toHaveLength(all);
    expect(made.filter((at) => at > dayAgo && at < now.getTime())).toHaveLength(20);
    expect(made).toEqual(made.toSorted((one, other) => other - one));
  },
);
