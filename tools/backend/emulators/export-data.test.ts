import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trustedJson } from '../../trusted-json';
import { exportData, exportedData } from './export-data';

let dataDir: string;
const file = (folder: string) => path.join(dataDir, folder, 'documents');

function write(folder: string, content: string): void {
  mkdirSync(path.join(dataDir, folder), { recursive: true });
  writeFileSync(file(folder), content);
}

/** Simulates the two hubs, which write into the given folder; `holding` lists the emulators each one runs. */
function hubsThat(content: string, status = 200, holding = ['firestore', 'storage', 'auth']): void {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const folder = path.relative(dataDir, trustedJson<{ path: string }>(body).path);
    write(folder, content);
    const metadata = JSON.stringify(Object.fromEntries(holding.map((name) => [name, {}])));
    writeFileSync(path.join(dataDir, folder, 'firebase-export-metadata.json'), metadata);
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
  it('replaces the last export and leaves no other files', async () => {
    write('emulators', 'old');
    hubsThat('new');
    await exportData(dataDir);
    expect(readFileSync(file('emulators'), 'utf8')).toBe('new');
    expect(existsSync(path.join(dataDir, 'emulators.next'))).toBe(false);
    expect(existsSync(path.join(dataDir, 'emulators.previous'))).toBe(false);
  });

  it('keeps the last export if a new one fails midway', async () => {
    write('emulators', 'old');
    hubsThat('half', 500);
    await expect(exportData(dataDir)).rejects.toThrow('the disk is full');
    expect(exportedData(dataDir).suite).toBe(path.join(dataDir, 'emulators'));
    expect(readFileSync(file('emulators'), 'utf8')).toBe('old');
  });

  it('keeps the last export if an emulator is not ready yet', async () => {
    write('emulators', 'old');
    hubsThat('early', 200, ['storage']);
    await expect(exportData(dataDir)).rejects.toThrow('The export has no firestore');
    expect(readFileSync(file('emulators'), 'utf8')).toBe('old');
  });
});

describe('exportedData', () => {
  it('returns nothing before the first export', () => {
    expect(exportedData(dataDir)).toEqual({ suite: null, auth: null });
  });

  it('finds the accounts in an export from the time of a single suite', () => {
    write('emulators', 'old');
    expect(exportedData(dataDir).auth).toBe(path.join(dataDir, 'emulators'));
  });

  it('finds the accounts in an export of two suites', async () => {
    hubsThat('new');
    await exportData(dataDir);
    expect(exportedData(dataDir).auth).toBe(path.join(dataDir, 'emulators/auth'));
  });

  it('uses the previous export if a crash happened between the two renames', () => {
    write('emulators.previous', 'old');
    write('emulators.next', 'new');
    expect(exportedData(dataDir).suite).toBe(path.join(dataDir, 'emulators'));
    expect(readFileSync(file('emulators'), 'utf8')).toBe('old');
  });
});
