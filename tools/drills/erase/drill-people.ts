import type { Random } from '../random';

/** Somebody of the drill: every value of theirs holds a word that stands nowhere else. */
export interface DrillPerson {
  /** The word: letters alone, so that it is found however it is written. */
  readonly word: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** The network that their forms come from. */
  readonly network: string;
}

const letters = 'bcdfghjkmnpqrstvwxz';

/** People whom a seed decides, with none of whose words or numbers another one’s begins. */
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
      address: `${100 + random.below(9_000)} ${first} St, Provo, UT 84606`,
      network: `198.${18 + (firstNetwork >> 8)}.${firstNetwork & 255}.${index + 10}`,
    };
  });
}
