import { beforeEach, expect, it, vi } from 'vitest';
import { hasFields, isText } from '@domain/json/guards';
import { recordReader } from './record-reader';

const reportFault = vi.hoisted(() => vi.fn());
vi.mock('@/logging/report-fault', () => ({ reportFault }));
beforeEach(() => reportFault.mockReset());

const reader = () =>
  recordReader({ fault: 'a note not readable', version: 3, earlier: [2], is: hasFields({ note: isText }) });

it('reads this version and those before it, as this version', () => {
  expect(reader()({ version: 3, note: 'wet', later: 1 })).toEqual({ version: 3, note: 'wet', later: 1 });
  expect(reader()({ version: 2, note: 'wet' })).toEqual({ version: 3, note: 'wet' });
  expect(reportFault).not.toHaveBeenCalled();
});

it.each([
  ['nothing', undefined],
  ['a newer version', { version: 4, note: 7 }],
  ['an older version that is no longer read', { version: 1, note: 'wet' }],
])('%s is no fault', (_, record) => {
  expect(reader()(record)).toBeNull();
  expect(reportFault).not.toHaveBeenCalled();
});

it.each([
  ['a damaged field', { version: 3, note: 7 }],
  ['a missing field', { version: 2 }],
  ['no version', { note: 'wet' }],
])('%s is reported once, without what is stored', (_, record) => {
  const read = reader();
  expect(read(record)).toBeNull();
  expect(read(record)).toBeNull();
  expect(reportFault.mock.calls).toEqual([['a note not readable', new Error('damaged record')]]);
});
