import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { localStack } from '../../tools/drills/erase/local-stack';
import { runEraseDrill } from '../../tools/drills/erase/run-erase-drill';

test('only held records of an erased person remain, and nobody else loses data', async () => {
  const report = await runEraseDrill(await localStack(), {
    seed: randomUUID(),
    count: 1,
    whole: false,
    alone: false,
    breaks: ['jobs-hidden', 'customer'],
    without: null,
  });
  expect(report.failures).toEqual([]);
  expect(report.tracesBefore).toBeGreaterThan(30);
});
