import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readManifest, writeManifest, type Manifest } from './manifest';

const manifest: Manifest = {
  format: 1,
  project: 'demo-a',
  begun_at: '2026-05-04T14:00:00.000Z',
  finished_at: '2026-05-04T14:01:00.000Z',
  parts: {},
};
const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
const reading = (text: string) => {
  writeFileSync(path.join(folder, 'manifest.json'), text);
  return readManifest(folder);
};

it('reads what was written', async () => {
  writeManifest(folder, manifest);
  expect(await readManifest(folder)).toEqual(manifest);
});

it.each([
  ['cut off', '{"format":1,', /is damaged/],
  ['without its parts', JSON.stringify({ ...manifest, parts: undefined }), /is damaged/],
  ['whose part has no hash', JSON.stringify({ ...manifest, parts: { 'a.ndjson': {} } }), /is damaged/],
  ['of another version', JSON.stringify({ ...manifest, format: 2, parts: [] }), /different version/],
])('one %s is refused with a sentence', async (_, text, message) => {
  await expect(reading(text)).rejects.toThrow(message);
});
