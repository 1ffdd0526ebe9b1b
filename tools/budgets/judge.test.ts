import { describe, expect, it } from 'vitest';
import { judge } from './judge';
import type { PageMeasures } from './measure-page';

const measures: PageMeasures = {
  allBytes: 45_001,
  requests: 3,
  externalScript: 0,
  externalScripts: 0,
  inlineScript: 999,
  onDemandScript: 0,
  onDemandScripts: 0,
  apart: 300_000,
  secondVisit: 0,
};
const route = { name: '/', address: '/', file: 'index.html' };

describe('judge', () => {
  it('accepts a value at its limit', () => {
    const limits = { requests: 3, externalScript: 0, inlineScript: 1_000 };
    expect(judge({ ...route, limits }, measures)).toEqual([]);
  });

  it('reports the route, the value, and the limit in bytes', () => {
    expect(judge({ ...route, limits: { allBytes: 45_000 } }, measures)).toEqual([
      '/: all bytes is 45.0 kB (45,001); the limit is 45.0 kB.',
    ]);
  });
});
