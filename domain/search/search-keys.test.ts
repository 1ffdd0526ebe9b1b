import { describe, expect, test } from 'vitest';
import { business } from '../business/business';
import { cities } from '../business/cities';
import { searchKeyLimit, searchKeys } from './search-keys';
import { searchWords } from './search-words';
import { isFound, searchQuery } from './search-query';

const dana = {
  name: 'José  Núñez-Smith',
  email: 'Jose.N@example.com',
  phone: '(312) 555-0117',
  address: '482 E Ridgeline Dr, Apt. 3, Niles, OH 44070',
};

function finds(text: string, record = dana): boolean {
  const query = searchQuery(text);
  return query !== null && isFound(searchKeys(record), query);
}

describe('a record is found by', () => {
  test.each([
    'jose.n@example.com',
    ' JOSE.N@EXAMPLE.COM ',
    'jose',
    'Núñez',
    'nunez smith',
    'smi',
    'nu',
    '482 ridge',
    'Ridgeline Dr',
    '44070',
    '4407',
    'niles jose',
    '(312) 555-0117',
    '312.555.0117',
    '312 555 0117',
    '+1 312-555-0117',
    '3125550117',
    '555-0117',
    '0117',
    '50117',
    'jose 312-555-0117',
    'jose@exam',
  ])('%j', (text) => {
    expect(finds(text)).toBe(true);
  });
});

describe('a record is not found by', () => {
  test.each([
    'jane',
    'jose jane',
    'jose.n@example.org',
    '312-555-0118',
    'unez',
    '117',
    '312-555',
    'idgeline',
    'example',
    'jose.n@example.com 0118',
  ])('%j', (text) => {
    expect(finds(text)).toBe(false);
  });
});

test.each(['', '   ', '@', '-- ,', '🏡'])('%j has no searchable term', (text) => {
  expect(searchQuery(text)).toBeNull();
});

test('the server is queried with the most selective term', () => {
  const key = (text: string) => searchQuery(text)?.key;
  expect(key('jose 312-555-0117 jose@example.com')).toBe('jose@example.com');
  expect(key('jose (312) 555 0117')).toBe('3125550117');
  expect(key('dr ridgeline')).toBe('ridgeline');
  expect(key(`${business.state} ${cities[0]} lee`)).toBe('lee');
  expect(key(cities[0] ?? '')).toBe(searchWords(cities[0] ?? '').at(0));
});

test('names in other scripts are found by whole words and their prefixes', () => {
  const record = { ...dana, name: 'שרה כהן 李小龍 🏡' };
  for (const text of ['שרה', 'כהן', 'כה', '李小龍', '李小']) expect(finds(text, record)).toBe(true);
});

test('a very long word is found by its stored prefix and by the whole word', () => {
  const record = { ...dana, name: 'Wolfeschlegelsteinhausenbergerdorff' };
  expect(finds('Wolfeschlegelsteinhausenbergerdorff', record)).toBe(true);
  expect(finds('wolfeschlegels', record)).toBe(true);
});

test('a record about two people is found by either', () => {
  const agent = { name: 'Bo Lee', email: 'bo@example.com', phone: '3855550199', address: '' };
  const keys = searchKeys(dana, agent);
  for (const text of ['nunez', 'bo lee', '0199', 'bo@example.com']) {
    expect(isFound(keys, searchQuery(text)!)).toBe(true);
  }
});

test('no key is duplicated or empty', () => {
  const keys = searchKeys({ name: 'Niles Niles', email: '', phone: '', address: 'NILES, -- ,' });
  expect(keys).toEqual(['niles', 'ni', 'nil', 'nile']);
});

test('the keys of a very long name and address are limited, and the most selective are kept', () => {
  const many = (letter: string) =>
    Array.from({ length: 60 }, (_, index) => `${letter}${index}abcdefgh`).join(' ');
  const keys = searchKeys({ ...dana, name: `Ann ${many('n')}`, address: many('a') });
  expect(keys).toHaveLength(searchKeyLimit);
  expect(keys).toEqual(expect.arrayContaining(['jose.n@example.com', '3125550117', 'ann']));
});
