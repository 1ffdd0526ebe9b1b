import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../../console/failure.mjs';
import type { BackupPlace } from '../../backup/backup-place';
import { exportBackup } from '../../backup/export-backup';
import { importBackup } from '../../backup/import-backup';
import type { Manifest } from '../../backup/manifest';
import { wipePlace } from '../../backup/wipe-place';

export interface RestoreDrill {
  readonly seed: string;
  /** Fills the project, through the product or directly. */
  readonly seedData: () => Promise<void>;
  /** Stops whatever else writes into the project, as a restore begins (docs/operations.md). */
  readonly stopWriters: () => Promise<void>;
  /** Checks that the product works on the restored data. @returns the failures. */
  readonly useProduct: () => Promise<readonly string[]>;
  /** Modifies the restored data before the comparison, to prove that the drill detects it. */
  readonly spoil?: () => Promise<void>;
  readonly onProgress?: (text: string) => void;
}

export interface RestoreReport {
  readonly seed: string;
  readonly documents: number;
  readonly files: number;
  readonly accounts: number;
  readonly bytes: number;
  readonly exportSeconds: number;
  readonly importSeconds: number;
  readonly passed: number;
  readonly failures: readonly string[];
}

/**
 * Exports, wipes, imports, and exports again: both exports must be identical byte for byte, and the product
 * must work.
 */
export async function runRestoreDrill(place: BackupPlace, drill: RestoreDrill): Promise<RestoreReport> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'restore-'));
  const { seed, onProgress = () => undefined } = drill;
  const failures: string[] = [];
  let passed = 0;
  const expect = (holds: boolean, sentence: string) => {
    if (holds) passed += 1;
    else failures.push(sentence);
  };
  try {
    onProgress('data');
    await drill.seedData();
    await drill.stopWriters();
    onProgress('export');
    const [first, exportSeconds] = await timed(() => exportBackup(place, path.join(folder, 'a')));

    expect(
      await refuses(() => importBackup(place, path.join(folder, 'a'), { hash: null })),
      'it was imported over data',
    );
    await wipePlace(place);
    onProgress('import of a changed export');
    expect(await refusesChanged(place, path.join(folder, 'a'), first), 'a changed export was imported');
    onProgress('interrupted and resumed import');
    const [, importSeconds] = await timed(async () => {
      await breakOff(place, path.join(folder, 'a'));
      await importBackup(place, path.join(folder, 'a'), { hash: null });
    });
    await drill.spoil?.();
    onProgress('second export');
    const second = await exportBackup(place, path.join(folder, 'b'));
    for (const part of new Set([...Object.keys(first.parts), ...Object.keys(second.parts)])) {
      const [a, b] = ['a', 'b'].map((name) => bytesOf(path.join(folder, name, part)));
      expect(a !== undefined && b !== undefined && a.equals(b), `${part} has changed`);
    }
    onProgress('the product');
    const broken = await drill.useProduct();
    failures.push(...broken);
    if (broken.length === 0) passed += 1;
    const lines = (wanted: (part: string) => boolean) =>
      Object.entries(first.parts).reduce(
        (sum, [part, written]) => sum + (wanted(part) ? written.lines : 0),
        0,
      );
    return {
      seed,
      documents: lines((part) => part.startsWith('documents/')),
      files: lines((part) => part === 'files.ndjson'),
      accounts: lines((part) => part === 'accounts.ndjson'),
      bytes: Object.keys(first.parts).reduce(
        (sum, part) => sum + (bytesOf(path.join(folder, 'a', part))?.byteLength ?? 0),
        0,
      ),
      exportSeconds,
      importSeconds,
      passed,
      failures,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An import that is interrupted after its second part. */
async function breakOff(place: BackupPlace, folder: string): Promise<void> {
  const off = new Error('switched off');
  let parts = 0;
  try {
    await importBackup(place, folder, {
      hash: null,
      onPart: () => {
        parts += 1;
        if (parts === 2) throw off;
      },
    });
  } catch (error) {
    if (error !== off) throw error;
  }
}

/** Changes one character of an export, after which nothing may be written. */
async function refusesChanged(place: BackupPlace, folder: string, { parts }: Manifest): Promise<boolean> {
  const [part = ''] = Object.keys(parts);
  const file = path.join(folder, part);
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  const middle = Math.floor(changed.byteLength / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  writeFileSync(file, changed);
  const refused = await refuses(() => importBackup(place, folder, { hash: null }));
  writeFileSync(file, whole);
  return refused && (await place.database.collectionsBelow(place.database.root)).length === 0;
}

async function refuses(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    // ignored: a missing file is a difference, which is reported
    return undefined;
  }
}

async function timed<Outcome>(work: () => Promise<Outcome>): Promise<[Outcome, number]> {
  const begun = Date.now();
  const outcome = await work();
  return [outcome, Math.round((Date.now() - begun) / 100) / 10];
}
