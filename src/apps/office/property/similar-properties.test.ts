import { expect, test } from 'vitest';
import type { Property } from '@domain/property/property';
import { similarProperties } from './similar-properties';

const property = (id: string, address: string, merged_into: string | null = null): Property => ({
  id,
  address,
  near_keys: [],
  merged_into,
  stale: false,
});

test('the likeliest spelling is first; others, merged ones and empty ones are left out', () => {
  const near = [
    property('own', '12 Ridgeline Dr, Niles'),
    property('city-missing', '12 Ridgeline Dr'),
    property('typing-mistake', '12 Ridgline Drive, Niles'),
    property('other-city', '12 Ridgeline Dr, Akron'),
    property('merged', '12 Ridgeline Drive', 'own'),
    property('empty', ''),
  ];
  const similar = similarProperties({ id: 'own', address: '12 Ridgeline Dr, Niles' }, near);
  expect(similar.map(({ id }) => id)).toEqual(['typing-mistake', 'city-missing']);
});
