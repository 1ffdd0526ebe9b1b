import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportData, exportedData } from './export-data';

let dataDir: string;
const file = (folder: string) => path.join(dataDir, folder, 'documents');

function write(folder: string, content: string): void {
  mkdirSync(path.join(dataDir, folder), { recursive: true });
  writeFileSync(file(folder), content);
}

/** Stands in for the emulators' hub, which writes the folder that it is told to. */
function hubThat(writes: (folder: string) => void, status = 200): void {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    writes((JSON.parse(body) as { path: string }).path);
    return Promise.resolve(new Response('the disk is full', { status }));
  });
}

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'export-'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(dataDir, { recursive: true });
});

describe('exportData', () => {
  it('replaces the last export and leaves nothing beside it', async () => {
    write('emulators', 'old');
    hubThat((folder) => write(path.basename(folder), 'new'));
    await exportData(dataDir);
    expect(readFileSync(file('emulators'), 'utf8')).toBe('new');
    expect(existsSync(path.join(dataDir, 'emulators.next'))).toBe(false);
    expect(existsSync(path.join(dataDir, 'emulators.previous'))).toBe(false);
  });

  it('keeps the last export when a new one fails half way', async () => {
    write('emulators', 'old');
    hubThat((folder) => write(path.basename(folder), 'half'), 500);
    await expect(exportData(dataDir)).rejects.toThrow('the disk is full');
    expect(exportedData(dataDir)).toBe(path.join(dataDir, 'emulators'));
    expect(readFileSync(file('emulators'), 'utf8')).toBe('old');
  });
});

describe('exportedData', () => {
  it('is null before the first export', () => {
    expect(exportedData(dataDir)).toBeNull();
  });

  it('goes back to the export before, when a crash fell between the two renames', () => {
    write('emulators.previous', 'old');
    write('emulators.next', 'new');
    expect(exportedData(dataDir)).toBe(path.join(dataDir, 'emulators'));
    expect(readFileSync(file('emulators'), 'utf8')).toBe('old');
  });
});
