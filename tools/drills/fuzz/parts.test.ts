import { describe, expect, it } from 'vitest';
import { gathered, partSize, partsOf } from './parts';

describe('the parts of a fuzz run', () => {
  it('continues after an earlier run and requests no more than needed', () => {
    expect(partsOf(['secure-form-submission', 'office-request-mark'], 2 * partSize, partSize + 30)).toEqual([
      { name: 'secure-form-submission', number: 2, count: partSize },
      { name: 'office-request-mark', number: 2, count: partSize },
      { name: 'secure-form-submission', number: 3, count: 30 },
      { name: 'office-request-mark', number: 3, count: 30 },
    ]);
  });

  it('sums up the reports of a call’s parts', () => {
    const parts = [
      { name: 'b', requests: 2, answers: { result: 1, NOT_FOUND: 1 }, failure: null },
      { name: 'a', requests: 1, answers: { result: 1 }, failure: 'a: status 500' },
      { name: 'b', requests: 3, answers: { result: 3 }, failure: 'b: a stack' },
    ];
    expect(gathered(parts)).toEqual([
      { name: 'a', requests: 1, answers: { result: 1 }, failures: ['a: status 500'] },
      { name: 'b', requests: 5, answers: { result: 4, NOT_FOUND: 1 }, failures: ['b: a stack'] },
    ]);
  });
});
