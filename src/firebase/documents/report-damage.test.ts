// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { DamagedRecord } from '@domain/firestore/record-type';
import { reportFault } from '@/logging/report-fault';
import { reportDamage, useDamageReport } from './report-damage';

vi.mock('@/logging/report-fault');
const reported = vi.mocked(reportFault);

afterEach(() => {
  reported.mockReset();
  vi.restoreAllMocks();
});

test('each damaged record is reported once, however often it is read', () => {
  const [one, other] = ['b-1', 'b-2'].map((id) => new DamagedRecord('bookings', id, 'status'));
  if (!one || !other) throw new Error('two are needed');
  const { rerender } = renderHook((damages: readonly DamagedRecord[]) => useDamageReport(damages), {
    initialProps: [one],
  });
  rerender([one, other]);
  reportDamage(other);
  expect(reported.mock.calls).toEqual([
    ['a damaged record of bookings', one],
    ['a damaged record of bookings', other],
  ]);
});

test('one that is read offline is reported when it is read again with a connection', () => {
  const damage = new DamagedRecord('bookings', 'b-3', 'status');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportDamage(damage);
  expect(reported).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  reportDamage(damage);
  expect(reported).toHaveBeenCalledTimes(1);
});

test.each(Object.values(collections))(
  'a report names %s in words, which the server accepts',
  (collection) => {
    reportDamage(new DamagedRecord(collection, 'x-1', 'all'));
    expect(reported.mock.calls[0]?.[0]).toMatch(/^[a-z][a-z -]{2,59}$/);
  },
);
