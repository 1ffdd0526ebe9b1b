import { randomFrom } from '../random';

/** X-Forwarded-For header lines sent by a caller, to which the platform appends the real address. */
export type Prefix = readonly string[];

const odd: readonly Prefix[] = [
  [''],
  [','],
  [',,,,'],
  [' '],
  ['unknown'],
  ['::1'],
  ['2001:db8::1'],
  ['[2001:db8::1]:443'],
  ['::ffff:198.51.100.7'],
  ['198.51.100.7:4711'],
  ['"198.51.100.7"'],
  ['for=198.51.100.7;proto=https'],
  ['198.51.100.7;198.51.100.8'],
  ['198.51.100.7\t198.51.100.8'],
  ['0.0.0.0'],
  ['127.0.0.1'],
  ['999.999.999.999'],
  ['0x7f000001'],
  ['\u00A0198.51.100.7'],
  ['198.51.100.7,'],
  ['198.51.100.7', '198.51.100.8'],
  ['', '', ''],
  ['198.51.100.7, 198.51.100.8, 198.51.100.9'],
  [Array.from({ length: 500 }, (_, index) => `198.51.${index % 256}.7`).join(', ')],
  ['x'.repeat(8_000)],
  [','.repeat(8_000)],
];

/** `count` distinct forged prefixes: unusual forms first, then plausible addresses. */
export function forgedPrefixes(count: number, seed: string): Prefix[] {
  const { below } = randomFrom(seed);
  const made = new Set<string>();
  const prefixes: Prefix[] = odd.slice(0, count);
  while (prefixes.length < count) {
    const four = [below(223) + 1, below(256), below(256), below(256)].join('.');
    const six = Array.from({ length: 8 }, () => below(0x1_0000).toString(16)).join(':');
    const prefix = [four, six, `${four}, ${six}`, `${six}, ${four}`][below(4)] ?? four;
    if (made.has(prefix)) continue;
    made.add(prefix);
    prefixes.push([prefix]);
  }
  return prefixes;
}
