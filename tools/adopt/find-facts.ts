import type { Fact } from './facts-of';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As HTML and scripts write what isn't a letter. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Text as people read it: entities and escapes resolved, spaces single. */
export function readable(source: string): string {
  return source
    .replace(/\\[nrt]/g, ' ')
    .replace(/&(?:amp|#x27|#39|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\s+/g, ' ');
}

/** The facts that a text states, as whole words, spelled as in the folder unless `inAnyCase` says otherwise. */
export function findFacts(
  text: string,
  facts: readonly Fact[],
  inAnyCase: (fact: Fact) => boolean = () => false,
): Fact[] {
  const words = readable(text);
  const small = words.toLowerCase();
  return facts.filter((fact) => {
    const stated = readable(fact.text);
    return inAnyCase(fact)
      ? small.includes(stated.toLowerCase()) && asWords(stated, 'iu').test(words)
      : words.includes(stated) && asWords(stated, 'u').test(words);
  });
}

/** Not inside a longer word, not the city of a time zone, and not the dollars of an amount with cents. */
function asWords(text: string, flags: string): RegExp {
  const start = /^[\p{L}\p{N}$]/u.test(text) ? '(?<![\\p{L}\\p{N}_]|America/)' : '';
  return new RegExp(`${start}${escaped(text)}(?![\\p{L}\\p{N}_]|\\.\\d)`, flags);
}
