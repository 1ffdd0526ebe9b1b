import { expect, test } from 'vitest';
import { refusalsFile, refusalsOf } from './refused-rows';

const file = {
  name: 'a.csv',
  hash: 'a',
  headers: ['Client', ''],
  rows: [
    ['Ann', 'ok'],
    ['=HYPERLINK("x")', 'bad'],
  ],
  numbers: [2, 5],
};
const refused = {
  outcome: 'refused',
  key: '',
  addresses: [],
  has: 0,
  unpaid: false,
  sameAs: null,
  index: 1,
  problems: [
    { field: 'clientName', sentence: 'Enter just the name.' },
    { field: 'clientPhone', sentence: 'Enter the number.' },
    { field: 'date', sentence: 'Enter the date.' },
  ],
} as const;

test('each reason names the file’s row and column, or our field for one without', async () => {
  const refusals = refusalsOf({ file, kind: 'jobs', columns: { clientName: 0, clientPhone: 1 } }, [refused]);
  expect(refusals).toEqual([
    { row: 5, column: 'Client', value: '=HYPERLINK("x")', reason: 'Enter just the name.' },
    { row: 5, column: 'Customer phone', value: 'bad', reason: 'Enter the number.' },
    { row: 5, column: 'Date', value: '', reason: 'Enter the date.' },
  ]);
  // A spreadsheet would run a value that begins like a formula.
  expect(await refusalsFile(refusals).text()).toContain(`5,Client,"'=HYPERLINK(""x"")",`);
});
