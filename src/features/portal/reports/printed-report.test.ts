import { expect, test } from 'vitest';
import type { PortalReport } from '@domain/portal/portal-calls';
import { reportInPortal } from '@domain/portal/report-in-portal';
import { printedNumber, printedReport } from './printed-report';

const report = (id: string, url: string | null) => ({ id, url }) as PortalReport;
const rows = [report('aB3dEf7h901234567890', '/report/key-1'), report('zzzzzzzz901234567890', null)];
const numberOf = (id: string) => printedNumber(reportInPortal(id).split('?')[1] ?? '');

test('a printed code names the report that it was printed for', () => {
  const number = numberOf('aB3dEf7h901234567890');
  expect(number).toBe('AB3DEF7H');
  const page = { rows, next: null };
  expect(printedReport(number ?? '', page)).toEqual({ state: 'found', address: '/report/key-1' });
  expect(printedReport(numberOf('zzzzzzzz901234567890') ?? '', page)).toEqual({
    state: 'found',
    address: null,
  });
});

test('a report that isn’t among the first ones is looked for among the others', () => {
  expect(printedReport('QQQQQQQQ', { rows, next: 'a-cursor' })).toEqual({ state: 'further' });
  expect(printedReport('QQQQQQQQ', { rows, next: null })).toEqual({ state: 'missing' });
});

test.each(['', '?tab=reports', '?report=', '?report=<b>sign in</b>', '?report=AB3DEF7H9'])(
  'the address %j names none',
  (search) => {
    expect(printedNumber(search)).toBeNull();
  },
);
