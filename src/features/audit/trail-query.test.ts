import { expect, test } from 'vitest';
import { trailFilterOf, trailQuery } from './trail-query';

const filterOf = (address: string) => trailFilterOf(new URLSearchParams(address));

test('the address selects the trail', () => {
  const filter = filterOf('collection=bookings&record=%20b-1%20');
  expect(filter).toEqual({ collection: 'bookings', record: 'b-1' });
  expect(trailQuery(filter).where).toEqual([
    ['collection', '==', 'bookings'],
    ['record_id', '==', 'b-1'],
  ]);
});

test.each(['', 'gift_cards', 'constructor'])('%j is not a record type, so all are shown', (name) => {
  expect(trailQuery(filterOf(`collection=${name}`)).where).toEqual([]);
});
