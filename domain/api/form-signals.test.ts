import { expect, test } from 'vitest';
import { shortestFillMs, signalOfScript } from './form-signals';

test.each([
  ['a caller without a page', {}, null],
  ['a person', { homepage: '', filledInMs: shortestFillMs }, null],
  ['a person who left the page open for a week', { filledInMs: 604_800_000 }, null],
  ['a bot that fills in the hidden field', { homepage: 'https://a.example', filledInMs: 60_000 }, 'trap'],
  ['a bot that is faster than any person', { homepage: '', filledInMs: shortestFillMs - 1 }, 'haste'],
])('%s', (_, signals, signal) => {
  expect(signalOfScript(signals)).toBe(signal);
});
