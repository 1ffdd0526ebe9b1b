import { expect, it } from 'vitest';
import { shareNext } from './share-next';
import { eventually } from '../../../src/ui/testing/eventually';

interface Run {
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

/** Work that lasts until a test ends it. */
function slowWork() {
  const runs: Run[] = [];
  const build = shareNext(
    () => new Promise((resolve, reject) => runs.push({ end: () => resolve(), fail: reject })),
  );
  return { runs, build, begun: (count: number) => eventually(() => expect(runs).toHaveLength(count)) };
}

it('five calls during a run share the next one, which begins after them', async () => {
  const { runs, build, begun } = slowWork();
  const first = build();
  const later = Array.from({ length: 5 }, build);
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  await begun(2);
  const last = build();
  runs[1]?.end();
  await Promise.all(later);
  await begun(3);
  runs[2]?.end();
  await last;
  expect(runs).toHaveLength(3);
});

it('a call after the last run begins one at once', async () => {
  const { runs, build } = slowWork();
  const first = build();
  runs[0]?.end();
  await first;
  void build();
  expect(runs).toHaveLength(2);
});

it('the next run takes place though one has failed, whose callers alone get the error', async () => {
  const { runs, build, begun } = slowWork();
  const first = build();
  const second = build();
  runs[0]?.fail(new Error('no connection'));
  await expect(first).rejects.toThrow('no connection');
  await begun(2);
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
