import { searchWords } from '../../search/search-words';

/** What a main problem is about, for comparing it with another. */
export interface ProblemKind {
  /** Its words in lower case, as they were written. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
}

/**
 * Problems that turn into one another as the years go by: a crack into a fracture, an offset joint into a separated
 * one. The same place in the pipe is then the same finding, whatever it is called today.
 */
const families: Readonly<Record<string, RegExp>> = {
  roots: /\broots?\b/,
  wall: /\b(cracks?|cracked|fractures?|fractured|breaks?|broken|holes?|collapsed?|wall missing)\b/,
  joint: /\b(offsets?|separated|separation|disconnected)\b/,
  belly: /\b(belly|bellies|sags?|sagging|under water|standing water)\b/,
  scale: /\b(scale|rust|corrosion|corroded)\b/,
  grease: /\bgrease\b/,
  debris: /\bdebris\b/,
  liner: /\bliner\b/,
  connection: /\b(connections?|taps?)\b/,
};

/** Words that say nothing about what a problem is. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'at',
  'in',
  'is',
  'of',
  'on',
  'the',
  'to',
  'with',
  'pipe',
  'line',
]);

export function problemKind(problem: string): ProblemKind {
  const words = searchWords(problem);
  const text = words.join(' ');
  return {
    text,
    words: new Set(words.filter((word) => !fillers.has(word))),
    families: new Set(Object.keys(families).filter((family) => families[family]?.test(text))),
  };
}

/** How alike two problems are, in thousandths; 0 for two that can't be the same finding. */
export function likeness(one: ProblemKind, other: ProblemKind): number {
  if (one.text === other.text) return 1000;
  if (one.families.size > 0 && other.families.size > 0) {
    return [...one.families].some((family) => other.families.has(family)) ? 800 : 0;
  }
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  const share = Math.round((2000 * shared) / Math.max(1, one.words.size + other.words.size));
  return share > 500 ? Math.min(share, 800) : 0;
}
