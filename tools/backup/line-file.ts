import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { trustedJson } from '../trusted-json';

/** A file with one JSON item per row. */
export interface LineFile {
  readonly lines: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

/** Writes items one row at a time, for any number of items. */
export async function writeLines(file: string, things: AsyncIterable<object>): Promise<LineFile> {
  const hash = createHash('sha256');
  const stream = createWriteStream(file);
  let lines = 0;
  for await (const thing of things) {
    const line = `${JSON.stringify(thing)}\n`;
    hash.update(line);
    lines += 1;
    if (!stream.write(line)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
  return { lines, sha256: hash.digest('hex') };
}

/**
 * The items of a file. Only a line feed ends a row: U+2028 may be part of a text, but readline treats it as a
 * break.
 */
export async function* readLines<Thing>(file: string): AsyncGenerator<Thing> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield trustedJson<Thing>(line);
  }
}

/** A file's row count, size, and hash, computed without loading it into memory. */
export async function describeLines(file: string): Promise<LineFile> {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const chunk of createReadStream(file)) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    for (const byte of bytes) if (byte === 10) lines += 1;
  }
  return { lines, sha256: hash.digest('hex') };
}

interface GroupLimits {
  readonly things: number;
  /** The group limit in JSON characters; a larger item forms its own group. */
  readonly letters: number;
}

/** Splits items into groups that one request can carry. */
export async function* grouped<Thing>(
  things: AsyncIterable<Thing>,
  limits: GroupLimits,
): AsyncGenerator<Thing[]> {
  let group: Thing[] = [];
  let letters = 0;
  for await (const thing of things) {
    const more = JSON.stringify(thing).length;
    if (group.length === limits.things || (group.length > 0 && letters + more > limits.letters)) {
      yield group;
      group = [];
      letters = 0;
    }
    group.push(thing);
    letters += more;
  }
  if (group.length > 0) yield group;
}
