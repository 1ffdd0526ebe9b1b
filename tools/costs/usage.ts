import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trustedJson } from '../trusted-json';

export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  readonly invocations: number;
  /** Seconds of functions with 512 MiB and, in the next field, with 1 GiB. */
  readonly seconds: number;
  readonly largeSeconds: number;
}

export const noUsage: Usage = {
  reads: 0,
  writes: 0,
  deletes: 0,
  invocations: 0,
  seconds: 0,
  largeSeconds: 0,
};

/** A row written by count-operations.mjs. */
export interface Entry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly function: string;
  readonly operation: 'reads' | 'writes' | 'deletes' | 'invocations';
  readonly units: number;
  readonly durationMs?: number;
}

/** Functions deployed with 1 GiB; on a local stack, those of the sweep are part of the tick. */
export const largeFunctions = [
  'client',
  'dev-tick',
  'document-agreement-signed',
  'document-release-signed',
  'generate-legal-pdf',
  'office',
  'pages',
  'photo-uploaded',
  'report-version',
  'sweep-everything',
];

const pages = ['available-times', 'calendar-feed', 'portal-receipt', 'public-settings', 'report-page'];

/** The deployed function of a log entry's name: calls and pages share a few. */
function deploymentOf(name: string): string {
  if (pages.includes(name)) return 'pages';
  return /^(?:client|office|portal)-/.exec(name)?.[0].slice(0, -1) ?? name;
}

export function readEntries(folder: string): Entry[] {
  return readdirSync(folder)
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => trustedJson<Entry>(line));
}

export function usageOf(entries: readonly Entry[]): Usage {
  const sum: { -readonly [Name in keyof Usage]: number } = { ...noUsage };
  for (const { function: name, operation, units, durationMs = 0 } of entries) {
    sum[operation] += units;
    sum[largeFunctions.includes(deploymentOf(name)) ? 'largeSeconds' : 'seconds'] += durationMs / 1000;
  }
  return sum;
}

export function times(usage: Usage, factor: number): Usage {
  return map(usage, (value) => value * factor);
}

export function plus(one: Usage, other: Usage): Usage {
  return map(one, (value, name) => value + other[name]);
}

function map(usage: Usage, change: (value: number, name: keyof Usage) => number): Usage {
  const names = Object.keys(usage) as (keyof Usage)[];
  return Object.fromEntries(names.map((name) => [name, change(usage[name], name)])) as unknown as Usage;
}
