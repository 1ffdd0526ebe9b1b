import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { trustedJson } from '../../tools/trusted-json';

interface Loaded {
  /** Of functions/lib. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
  /** Formats made while the code loaded, each with its place. */
  readonly formats: readonly string[];
}

function load(subject: 'packages' | 'services'): Loaded {
  const script = path.join(import.meta.dirname, 'support/load-services.mjs');
  return trustedJson<Loaded>(execFileSync(process.execPath, [script, subject], { encoding: 'utf8' }));
}

/** The files of the code that a built file was made of. */
function sourcesOf(file: string): string[] {
  const { sources } = trustedJson<{ sources: string[] }>(readFileSync(`${file}.map`, 'utf8'));
  return sources.map((source) => source.replace(/^(\.\.\/)+/, ''));
}

// Each service loads all of this at every start, before it knows which call it will answer (decision 0070).
describe('what a starting service loads', () => {
  const services = load('services');

  it('is no package beyond the SDK, but the schemas’ that the settings are read with', () => {
    const sdk = new Set(load('packages').packages);
    expect(services.packages.filter((name) => !sdk.has(name)).sort()).toEqual([
      'property-expr',
      'tiny-case',
      'toposort',
      'yup',
    ]);
  });

  it('is no record but the settings’, and no schema of a call', () => {
    const schemas = services.files
      .flatMap(sourcesOf)
      .filter(
        (source) => /-(?:record|calls)\.ts$/.test(source) || source.startsWith('domain/report/finding.'),
      );
    expect(schemas).toEqual(['domain/settings/settings-record.ts']);
  });

  it('makes no number, date or list format', () => {
    expect(services.formats).toEqual([]);
  });
});
