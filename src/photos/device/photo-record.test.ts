import { expect, it } from 'vitest';
import { readPhotoRecord } from './photo-record';

/** As the first version stored it. Never edit it, so that no update strands a photo. */
const first = {
  version: 1,
  path: 'inspection-photos/finding-1/a.jpg',
  findingId: 'finding-1',
  owner: 'admin-1',
  state: 'waiting',
  addedAt: 1_777_903_200_000,
  replaces: '',
  sha256: '',
  attempts: 0,
  begunAt: 0,
  triedAt: 0,
  problem: null,
  removedAt: 0,
  done: false,
};

it.each<[string, object]>([
  ['a waiting one', {}],
  ['an unusable one', { state: 'unusable', problem: 'not-opened' }],
  ['one that a later version explains', { state: 'unusable', problem: 'upside-down' }],
  ['one with more fields', { later: 1 }],
])('%s is read', (_, fields) => {
  expect(readPhotoRecord({ ...first, ...fields })).toEqual({ ...first, ...fields });
});

it.each<[string, object]>([
  ...Object.keys(first).map((name): [string, object] => [`without ${name}`, { [name]: undefined }]),
  ['of a newer version', { version: 2 }],
  ['in an unknown state', { state: 'lost' }],
  ['with a time as text', { addedAt: '2026-05-04' }],
])('one %s is not read', (_, fields) => {
  expect(readPhotoRecord({ ...first, ...fields })).toBeNull();
});
