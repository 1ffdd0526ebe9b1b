import { expect, test } from 'vitest';
import { isFound, searchQuery } from '../search/search-query';
import { reportKeys } from './report-keys';
import { newReportForm } from './report-form';
import { reportNumber } from './report-number';
import { toReportRecord } from './report-record';

const id = 'k3Jd82Lmqwertz12';
const written = toReportRecord({
  ...newReportForm('2026-03-03'),
  clientName: 'Dana Whitlock',
  clientEmail: 'dana@example.com',
  propertyAddress: '482 E Ridgeline Dr, Niles, OH 44070',
});
const finds = (text: string, report = written) => {
  const query = searchQuery(text);
  return query !== null && isFound(reportKeys(id, report), query);
};

test.each(['whit', 'dana@example.com', '482 ridgeline', reportNumber(id), 'k3jd82lm'])(
  'a report is found by %j',
  (text) => {
    expect(finds(text)).toBe(true);
  },
);

test('a report that was sent to another address is found by both', () => {
  const sent = { ...written, client_email: 'agent@example.com' };
  expect(finds('agent@example.com', sent)).toBe(true);
  expect(finds('dana@example.com', sent)).toBe(true);
});
