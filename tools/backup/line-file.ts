import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

/** A file of lines, each the JSON of one thing. */
export interface LineFile {
  readonly lines: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

/** Writes things as lines, one at a time, whatever there are of them. */
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

/** The things of a file of lines. A line ends with a line feed alone: U+2028 is a letter of a text, which readline takes for an end. */
export async function* readLines<Thing>(file: string): AsyncGenerator<Thing> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Thing;
  }
}

/** What a file of lines is, without reading it into memory. */
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
  /** Of what they take as JSON, counted by letters; a thing that takes more alone is a group of its own. */
  readonly letters: number;
}

/** In groups that one request can carry. */
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
