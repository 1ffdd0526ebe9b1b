import { expect, test } from 'vitest';
import { judgeCompare } from './judge-compare';
import { plants, type Plant } from './plant';
import { runCompareDrill } from './run-compare-drill';

const drill = { seed: 'short', pairs: 20, plant: null };

test('generated pairs of inspections are compared without a mistake', () => {
  const report = runCompareDrill(drill);
  expect(judgeCompare(report).failures).toEqual([]);
  expect(report.kinds.clear.inBoth).toBeGreaterThan(100);
  expect(report.kinds.crowded.inBoth).toBeGreaterThan(500);
});

test.each(Object.keys(plants) as Plant[])('a fault in %s is noticed', (plant) => {
  const { failures } = judgeCompare(runCompareDrill({ ...drill, plant }));
  expect(failures).not.toEqual([]);
});
