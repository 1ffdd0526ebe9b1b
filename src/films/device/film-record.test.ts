import { expect, it } from 'vitest';
import { readFilmRecord } from './film-record';

/** As the first version stored it. Never edit it, so that no update strands a film. */
const first = {
  version: 1,
  id: 'b9a5f0d2-6c1e-4f3a-9d7b-2a1c3e4f5a60',
  owner: 'admin-1',
  target: 'job:b-1',
  jobId: 'b-1',
  about: '1 Elm St',
  name: 'MOV_0001.mp4',
  size: 40_000_000,
  modifiedAt: 1_777_903_200_000,
  fingerprint: 'f',
  direction: null,
  withSound: true,
  announced: false,
  content: null,
  addedAt: 1_777_903_200_000,
  state: 'waiting',
  refusal: null,
  paused: false,
  session: null,
  sha256: '',
  attempts: 0,
  begunAt: 0,
  triedAt: 0,
  removedAt: 0,
  done: false,
  here: true,
};
const content = {
  type: 'mp4',
  durationSeconds: null,
  width: 1280,
  height: 720,
  codec: 'avc1',
  hasSound: true,
  unplayable: null,
};

it.each<[string, object]>([
  ['a waiting one', {}],
  ['one of a report without a job', { jobId: null, target: 'new' }],
  ['one that was read', { content, direction: 'upstream' }],
  ['one on its way', { session: { address: 'https://example.com/upload', offset: 8_000 } }],
  ['a refused one', { state: 'refused', refusal: 'not-accepted' }],
  ['one with more fields', { later: 1 }],
])('%s is read', (_, fields) => {
  expect(readFilmRecord({ ...first, ...fields })).toEqual({ ...first, ...fields });
});

it.each<[string, object]>([
  ...Object.keys(first).map((name): [string, object] => [`without ${name}`, { [name]: undefined }]),
  ['of a newer version', { version: 2 }],
  ['in an unknown state', { state: 'lost' }],
  ['whose content lacks its type', { content: { ...content, type: undefined } }],
  ['whose upload has no address', { session: { offset: 0 } }],
])('one %s is not read', (_, fields) => {
  expect(readFilmRecord({ ...first, ...fields })).toBeNull();
});
