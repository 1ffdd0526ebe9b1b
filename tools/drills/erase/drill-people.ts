import type { Random } from '../random';

/** A person of the drill; all their values contain a unique marker. */
export interface DrillPerson {
  /** The marker: letters only, so that it is found in any spelling. */
  readonly word: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** The network address of their forms. */
  readonly network: string;
}

const letters = 'bcdfghjkmnpqrstvwxz';

/** People derived from a seed; no marker or number is a prefix of another. */
export function drillPeople(random: Random, count: number, firstNetwork: number): DrillPerson[] {
  const words = new Set<string>();
  const lines = new Set<number>();
  while (words.size < count) {
    words.add(Array.from({ length: 9 }, () => letters[random.below(letters.length)]).join(''));
  }
  while (lines.size < count) lines.add(200 + random.below(9_800));
  return [...words].map((word, index) => {
    const first = `${word[0]?.toUpperCase()}${word.slice(1)}`;
    const line = String([...lines][index]).padStart(4, '0');
    return {
      word,
      name: `${first} Von${word}`,
      email: `${word}@example.com`,
      phone: `(385) ${String(201 + random.below(700))}-${line}`,
      address: `${100 + random.below(9_000)} ${first} St, Akron, OH 44606`,
      network: `198.${18 + (firstNetwork >> 8)}.${firstNetwork & 255}.${index + 10}`,
    };
  });
}
