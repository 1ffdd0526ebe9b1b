import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import { contract, type CallName } from '@domain/api/contract';
import { bodyLimits } from '../../../functions/src/platform/body-limits';
import { parseRequest } from '../../../functions/src/platform/parse-request';
import { filledBody } from './filled-body';
import { hostileText, hostileUnits } from './hostile-text';

/** The length ratio of the texts. Linear work grows by this factor, quadratic work by its square. */
const share = 4;
const steepest = 2 * share;
const runs = 7;
const attempts = 4;
/** Possible noise from timers and garbage collection, in milliseconds. */
const noise = 0.25;

const publicCalls = (Object.keys(contract) as CallName[]).filter(
  (name) => contract[name].access === 'public',
);
const units = Object.keys(hostileUnits) as (keyof typeof hostileUnits)[];
const now = new Date('2026-05-04T16:00:00Z');

test.each(publicCalls)('%s reads every text in linear time', async (name) => {
  const schema = await contract[name].request();
  const longest = bodyLimits(name).text;
  const steep = units.filter((unit) => {
    const read = (length: number) => {
      const body = filledBody(schema, hostileText(unit, length));
      return () => parsed(schema, body);
    };
    return growth(read(longest / share), read(longest)) > steepest;
  });
  expect(steep).toEqual([]);
});

test('a reader with quadratic cost is detected', () => {
  const read = (length: number) => () => 'e'.concat('\u0301\u0316'.repeat(length / 2)).normalize('NFC');
  expect(growth(read(5_000), read(5_000 * share))).toBeGreaterThan(steepest);
});

function parsed(schema: Schema, body: unknown): void {
  try {
    parseRequest(schema, body, now);
  } catch {
    // Refusing must be as cheap as accepting.
  }
}

/** The smallest of a few ratios, because garbage collection can only make one larger. */
function growth(short: () => void, long: () => void): number {
  // The first call includes compiling.
  long();
  let ratio = Infinity;
  for (let attempt = 0; attempt < attempts && ratio > steepest; attempt += 1) {
    ratio = Math.min(ratio, ratioOf(short, long));
  }
  return ratio;
}

/** Of the quickest runs, taken in turn: a busy machine slows both, as two busy cores share what they compute with. */
function ratioOf(short: () => void, long: () => void): number {
  const times = Array.from({ length: runs }, () => ({ short: cpuMs(short), long: cpuMs(long) }));
  const quickest = (which: 'short' | 'long') => Math.min(...times.map((time) => time[which]));
  return quickest('long') / (quickest('short') + noise);
}

/** Processor time in milliseconds: waiting for a processor doesn't count. */
function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
