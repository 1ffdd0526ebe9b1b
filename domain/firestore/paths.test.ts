import { expect, test } from 'vitest';
import { collections, storageFolders } from './paths';

test('no two collections share a name', () => {
  const names = Object.values(collections);
  expect(new Set(names).size).toBe(names.length);
});

test('the names of requirement D-01 are kept to the letter', () => {
  expect(Object.values(collections)).toEqual(
    expect.arrayContaining([
      'customers',
      'bookings',
      'leads',
      'referrals',
      'form_submissions_log',
      'rate_limits',
      'agreements',
      'media_releases',
      'sewer_scope_questionnaires',
      'follow_up_questionnaires',
    ]),
  );
  expect(storageFolders.inspectionPhotos).toBe('inspection-photos');
});

test('each name is the snake case form of its camel case key', () => {
  const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  expect(Object.keys(collections).map(snakeCase)).toEqual(Object.values(collections));
  expect(snakeCase('mediaReleases')).toBe(collections.mediaReleases);
});
