import { expect, test } from 'vitest';
import { changedFields } from './changed-fields';

const labels = { name: 'Full Name', year: 'Year', agreed: 'Agreed', time: 'Time' };
const stored = { name: 'Ada', year: 1974, agreed: true, time: '', key: 'k' };

test('lists only the differences, in words', () => {
  const edited = { name: 'Ada Nguyen', year: 1974, agreed: false, time: '08:00:00', key: 'other' };
  const inWords = (name: string, value: string) => (name === 'time' ? '8-10 AM' : value);
  expect(changedFields({ stored, edited }, labels, inWords)).toEqual([
    { label: 'Full Name', stored: 'Ada', edited: 'Ada Nguyen' },
    { label: 'Agreed', stored: 'true', edited: 'false' },
    { label: 'Time', stored: '', edited: '8-10 AM' },
  ]);
});

test('lists all fields of an edit if the server’s version is unknown', () => {
  expect(changedFields({ stored: null, edited: { name: 'Ada', time: '' } }, labels)).toEqual([
    { label: 'Full Name', stored: '', edited: 'Ada' },
  ]);
});
